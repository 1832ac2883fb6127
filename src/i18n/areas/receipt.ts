import { addArea } from '../area'
import { receipt as en_US } from '../en_US/receipt'
import { receipt as ja_JP } from '../ja_JP/receipt'
import { receipt as zh_CN } from '../zh_CN/receipt'

export const receipt = addArea('receipt', { en_US, zh_CN, ja_JP })
