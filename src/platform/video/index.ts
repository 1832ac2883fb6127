/** A video with captions; builds for mini-programs take `index.mini`. */
export * from './index.h5'
