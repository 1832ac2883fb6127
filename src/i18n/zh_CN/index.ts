import { errorsZh as errors } from '@core/contract/texts/zh_CN'
import { assets } from './assets'
import { common } from './common'
import { home } from './home'
import { market } from './market'

export const zh = {
  assets,
  common,
  home,
  market,
}

/** All that the app says in this language. */
export const texts = { dictionary: zh, errors }
