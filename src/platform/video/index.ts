/** A video with captions; builds for mini-programs take `index.<target>`. */
export * from './index.h5'
