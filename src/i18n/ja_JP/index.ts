import { assets } from './assets'
import { common } from './common'
import { deposit } from './deposit'
import { home } from './home'
import { kline } from './kline'
import { market } from './market'
import { me } from './me'
import { options } from './options'
import { proof } from './proof'
import { pay } from './pay'
import { session } from './session'
import { swap } from './swap'
import { token } from './token'

export const ja = {
  assets,
  common,
  deposit,
  home,
  kline,
  market,
  me,
  options,
  proof,
  pay,
  session,
  swap,
  token,
}
