export * from './index.h5'
