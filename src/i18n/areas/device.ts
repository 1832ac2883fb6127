import { addArea } from '../area'
import { device as en_US } from '../en_US/device'
import { device as ja_JP } from '../ja_JP/device'
import { device as zh_CN } from '../zh_CN/device'

export const device = addArea('device', { en_US, zh_CN, ja_JP })
