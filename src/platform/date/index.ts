/** A day, chosen by the system's own means. */
export * from './index.h5'
