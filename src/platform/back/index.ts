/** The browser's way back and its entries; mini-programs keep theirs to themselves. Builds take `index.mini`. */
export * from './index.h5'
