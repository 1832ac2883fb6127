/** A wallet that signs messages; builds for mini-programs take `index.mini`. */
export * from './index.h5'
