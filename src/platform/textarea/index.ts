/** A field for texts of many lines; builds for mini-programs take `index.mini`. */
export * from './index.h5'
