import { addArea } from '../area'
import { support as en_US } from '../en_US/support'
import { support as ja_JP } from '../ja_JP/support'
import { support as zh_CN } from '../zh_CN/support'

export const support = addArea('support', { en_US, zh_CN, ja_JP })
