/** Whether there is a network; builds for mini-programs take `index.mini`. */
export * from './index.h5'
