import { addresses } from './addresses'
import { assets } from './assets'
import { bank } from './bank'
import { book } from './book'
import { common } from './common'
import { contracts } from './contracts'
import { deposit } from './deposit'
import { fair } from './fair'
import { home } from './home'
import { kline } from './kline'
import { market } from './market'
import { me } from './me'
import { options } from './options'
import { pay } from './pay'
import { security } from './security'
import { session } from './session'
import { swap } from './swap'
import { withdraw } from './withdraw'

export const en = {
  addresses,
  assets,
  bank,
  book,
  common,
  contracts,
  deposit,
  fair,
  home,
  kline,
  market,
  me,
  options,
  pay,
  security,
  session,
  swap,
  withdraw,
}
