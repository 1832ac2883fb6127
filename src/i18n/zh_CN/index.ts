import { errorsZh as errors } from '@core/contract/texts/zh_CN'
import { addresses } from './addresses'
import { assets } from './assets'
import { bank } from './bank'
import { book } from './book'
import { common } from './common'
import { contracts } from './contracts'
import { deposit } from './deposit'
import { drawing } from './drawing'
import { fair } from './fair'
import { home } from './home'
import { indicators } from './indicators'
import { kline } from './kline'
import { market } from './market'
import { me } from './me'
import { options } from './options'
import { proof } from './proof'
import { pay } from './pay'
import { receipt } from './receipt'
import { security } from './security'
import { session } from './session'
import { swap } from './swap'
import { token } from './token'
import { withdraw } from './withdraw'

export const zh = {
  addresses,
  assets,
  bank,
  book,
  common,
  contracts,
  deposit,
  drawing,
  fair,
  home,
  indicators,
  kline,
  market,
  me,
  options,
  pay,
  proof,
  receipt,
  security,
  session,
  swap,
  token,
  withdraw,
}

/** All that the app says in this language. */
export const texts = { dictionary: zh, errors }
