/** Where the texts of other languages come from; builds take `index.mini`. */
export * from './index.mini'
export type { OtherLang, Texts } from './types'
