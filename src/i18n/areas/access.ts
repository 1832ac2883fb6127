import { addArea } from '../area'
import { access as en_US } from '../en_US/access'
import { access as ja_JP } from '../ja_JP/access'
import { access as zh_CN } from '../zh_CN/access'

export const access = addArea('access', { en_US, zh_CN, ja_JP })
