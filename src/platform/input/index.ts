/** One line of text. */
export * from './index.h5'
