import { errorsJa as errors } from '@core/contract/texts/ja_JP'
import { assets } from './assets'
import { common } from './common'
import { home } from './home'
import { market } from './market'

export const ja = {
  assets,
  common,
  home,
  market,
}

/** All that the app says in this language. */
export const texts = { dictionary: ja, errors }
