import { addArea } from '../area'
import { addresses as en_US } from '../en_US/addresses'
import { addresses as ja_JP } from '../ja_JP/addresses'
import { addresses as zh_CN } from '../zh_CN/addresses'

export const addresses = addArea('addresses', { en_US, zh_CN, ja_JP })
