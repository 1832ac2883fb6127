/** Brings a newer version of the app; builds for mini-programs take `index.mini`. */
export * from './index.h5'
