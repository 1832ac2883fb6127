/** A wallet that signs messages; builds for mini-programs take `index.<target>`. */
export * from './index.h5'
