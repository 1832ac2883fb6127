import { assets } from './assets'
import { common } from './common'
import { home } from './home'
import { market } from './market'

export const en = {
  assets,
  common,
  home,
  market,
}
