/** The native shell around the app, where there is one; builds for mini-programs take `index.mini`. */
export * from './index.h5'
