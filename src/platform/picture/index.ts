/** Lets the user choose one picture; builds for mini-programs take `index.<target>`. */
export * from './index.h5'
