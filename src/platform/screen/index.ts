/** The window's size and the whole screen. Builds take `index.mini`; types and tests take this file. */
export * from './index.h5'
