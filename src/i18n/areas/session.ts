import { addArea } from '../area'
import { session as en_US } from '../en_US/session'
import { session as ja_JP } from '../ja_JP/session'
import { session as zh_CN } from '../zh_CN/session'

export const session = addArea('session', { en_US, zh_CN, ja_JP })
