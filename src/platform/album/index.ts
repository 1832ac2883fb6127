/** Saves pictures where the user finds them; builds for mini-programs take `index.<target>`. */
export * from './index.h5'
