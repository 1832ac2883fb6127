import { addArea } from '../area'
import { bank as en_US } from '../en_US/bank'
import { bank as ja_JP } from '../ja_JP/bank'
import { bank as zh_CN } from '../zh_CN/bank'

export const bank = addArea('bank', { en_US, zh_CN, ja_JP })
