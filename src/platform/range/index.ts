/** A whole number from 0 to `max`, slid to by finger, mouse or keyboard; invisible above what is drawn. */
export * from './index.h5'
