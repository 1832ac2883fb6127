import { addArea } from '../area'
import { indicators as en_US } from '../en_US/indicators'
import { indicators as ja_JP } from '../ja_JP/indicators'
import { indicators as zh_CN } from '../zh_CN/indicators'

export const indicators = addArea('indicators', { en_US, zh_CN, ja_JP })
