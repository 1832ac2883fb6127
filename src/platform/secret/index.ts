/** Keeps what only this device may know; builds for mini-programs take `index.mini`. */
export * from './index.h5'
