import { addArea } from '../area'
import { deposit as en_US } from '../en_US/deposit'
import { deposit as ja_JP } from '../ja_JP/deposit'
import { deposit as zh_CN } from '../zh_CN/deposit'

export const deposit = addArea('deposit', { en_US, zh_CN, ja_JP })
