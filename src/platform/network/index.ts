/** Whether there is a network; builds for mini-programs take `index.<target>`. */
export * from './index.h5'
