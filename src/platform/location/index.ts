/** Places and where the device is; builds for mini-programs take `index.mini`. */
export * from './index.h5'
