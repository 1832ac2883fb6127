export type * from './config'
