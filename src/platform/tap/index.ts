/** Something to press, reachable by finger, mouse, keyboard and screen reader. */
export * from './index.h5'
