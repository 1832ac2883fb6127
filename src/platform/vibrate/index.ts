/** A light tap that the hand feels; builds for mini-programs take `index.mini`. */
export * from './index.h5'
