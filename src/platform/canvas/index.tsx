/** A canvas to draw on, the same on every target. Builds take `index.mini`; types and tests take this file. */
export * from './index.h5'
