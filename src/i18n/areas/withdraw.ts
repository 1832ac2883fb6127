import { addArea } from '../area'
import { withdraw as en_US } from '../en_US/withdraw'
import { withdraw as ja_JP } from '../ja_JP/withdraw'
import { withdraw as zh_CN } from '../zh_CN/withdraw'

export const withdraw = addArea('withdraw', { en_US, zh_CN, ja_JP })
