/** Brings a newer version of the app; builds for mini-programs take `index.<target>`. */
export * from './index.h5'
