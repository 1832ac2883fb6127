/** Hands a text to other apps; builds for mini-programs take `index.mini`. */
export * from './index.h5'
