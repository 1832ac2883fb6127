export type { BarRoom, ScreenSize } from './types'
export * from './mini'
