import { addArea } from '../area'
import { scan as en_US } from '../en_US/scan'
import { scan as ja_JP } from '../ja_JP/scan'
import { scan as zh_CN } from '../zh_CN/scan'

export const scan = addArea('scan', { en_US, zh_CN, ja_JP })
