import { addArea } from '../area'
import { security as en_US } from '../en_US/security'
import { security as ja_JP } from '../ja_JP/security'
import { security as zh_CN } from '../zh_CN/security'

export const security = addArea('security', { en_US, zh_CN, ja_JP })
