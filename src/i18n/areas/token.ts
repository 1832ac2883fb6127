import { addArea } from '../area'
import { token as en_US } from '../en_US/token'
import { token as ja_JP } from '../ja_JP/token'
import { token as zh_CN } from '../zh_CN/token'

export const token = addArea('token', { en_US, zh_CN, ja_JP })
