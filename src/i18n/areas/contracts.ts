import { addArea } from '../area'
import { contracts as en_US } from '../en_US/contracts'
import { contracts as ja_JP } from '../ja_JP/contracts'
import { contracts as zh_CN } from '../zh_CN/contracts'

export const contracts = addArea('contracts', { en_US, zh_CN, ja_JP })
