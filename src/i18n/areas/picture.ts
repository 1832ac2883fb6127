import { addArea } from '../area'
import { picture as en_US } from '../en_US/picture'
import { picture as ja_JP } from '../ja_JP/picture'
import { picture as zh_CN } from '../zh_CN/picture'

export const picture = addArea('picture', { en_US, zh_CN, ja_JP })
