import { addArea } from '../area'
import { swap as en_US } from '../en_US/swap'
import { swap as ja_JP } from '../ja_JP/swap'
import { swap as zh_CN } from '../zh_CN/swap'

export const swap = addArea('swap', { en_US, zh_CN, ja_JP })
