import { addArea } from '../area'
import { fair as en_US } from '../en_US/fair'
import { fair as ja_JP } from '../ja_JP/fair'
import { fair as zh_CN } from '../zh_CN/fair'

export const fair = addArea('fair', { en_US, zh_CN, ja_JP })
