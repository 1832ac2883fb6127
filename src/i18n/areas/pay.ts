import { addArea } from '../area'
import { pay as en_US } from '../en_US/pay'
import { pay as ja_JP } from '../ja_JP/pay'
import { pay as zh_CN } from '../zh_CN/pay'

export const pay = addArea('pay', { en_US, zh_CN, ja_JP })
