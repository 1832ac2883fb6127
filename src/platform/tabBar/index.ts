/** One tab bar on every client: ours. */
export * from './index.h5'
