export type { ScreenSize } from './types'
export * from './mini'
