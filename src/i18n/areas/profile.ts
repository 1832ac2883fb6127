import { addArea } from '../area'
import { profile as en_US } from '../en_US/profile'
import { profile as ja_JP } from '../ja_JP/profile'
import { profile as zh_CN } from '../zh_CN/profile'

export const profile = addArea('profile', { en_US, zh_CN, ja_JP })
