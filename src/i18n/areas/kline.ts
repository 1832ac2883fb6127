import { addArea } from '../area'
import { kline as en_US } from '../en_US/kline'
import { kline as ja_JP } from '../ja_JP/kline'
import { kline as zh_CN } from '../zh_CN/kline'

export const kline = addArea('kline', { en_US, zh_CN, ja_JP })
