import { assets } from './assets'
import { common } from './common'
import { home } from './home'
import { kline } from './kline'
import { market } from './market'
import { me } from './me'
import { options } from './options'
import { proof } from './proof'
import { session } from './session'

export const en = { assets, common, home, kline, market, me, options, proof, session }
