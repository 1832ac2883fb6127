import { addArea } from '../area'
import { identity as en_US } from '../en_US/identity'
import { identity as ja_JP } from '../ja_JP/identity'
import { identity as zh_CN } from '../zh_CN/identity'

export const identity = addArea('identity', { en_US, zh_CN, ja_JP })
