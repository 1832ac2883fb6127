/** Lets the user choose one picture; builds for mini-programs take `index.mini`. */
export * from './index.h5'
