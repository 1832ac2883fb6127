/** The camera on a web page; builds for mini-programs take `index.mini`, whose clients scan by themselves. */
export * from './index.h5'
