/** Keeps the keyboard inside what lies above the page; builds for mini-programs take `index.mini`. */
export * from './index.h5'
