/** What surrounds the app on a web page; mini-programs have no such thing. */
export * from './index.h5'
