/** A field for texts of many lines; builds for mini-programs take `index.<target>`. */
export * from './index.h5'
