/** What Home shows while React has not drawn it yet. Builds take `index.mini`; types and tests take this file. */
export * from './index.h5'
export type { FirstDrawing } from './types'
