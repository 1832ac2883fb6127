/** Hands a text to other apps; builds for mini-programs take `index.<target>`. */
export * from './index.h5'
