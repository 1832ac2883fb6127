/** Calls of interfaces that the platform only pretends to have; builds for mini-programs take `index.mini`. */
export * from './index.h5'
