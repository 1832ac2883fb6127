/** Saves a text as a file; builds for mini-programs take `index.mini`. */
export * from './index.h5'
