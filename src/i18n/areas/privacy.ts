import { addArea } from '../area'
import { privacy as en_US } from '../en_US/privacy'
import { privacy as ja_JP } from '../ja_JP/privacy'
import { privacy as zh_CN } from '../zh_CN/privacy'

export const privacy = addArea('privacy', { en_US, zh_CN, ja_JP })
