/** Keeps the screen on; builds for mini-programs take `index.mini`. */
export * from './index.h5'
