/** Saves a text as a file; builds for mini-programs take `index.<target>`. */
export * from './index.h5'
