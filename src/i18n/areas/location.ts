import { addArea } from '../area'
import { location as en_US } from '../en_US/location'
import { location as ja_JP } from '../ja_JP/location'
import { location as zh_CN } from '../zh_CN/location'

export const location = addArea('location', { en_US, zh_CN, ja_JP })
