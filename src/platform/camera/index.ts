/** The camera on a web page; builds for mini-programs take `index.<target>`, whose clients scan by themselves. */
export * from './index.h5'
