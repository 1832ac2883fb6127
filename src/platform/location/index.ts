/** Places and where the device is; builds for mini-programs take `index.<target>`. */
export * from './index.h5'
