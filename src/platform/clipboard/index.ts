/** Copies a text; builds for mini-programs take `index.mini`. */
export * from './index.h5'
