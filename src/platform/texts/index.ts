/** Where the texts of other languages come from; builds take `index.<target>`. */
export * from './mini'
export type { OtherLang, Texts } from './types'
