import { addArea } from '../area'
import { me as en_US } from '../en_US/me'
import { me as ja_JP } from '../ja_JP/me'
import { me as zh_CN } from '../zh_CN/me'

export const me = addArea('me', { en_US, zh_CN, ja_JP })
