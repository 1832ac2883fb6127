/** Saves pictures where the user finds them; builds for mini-programs take `index.mini`. */
export * from './index.h5'
