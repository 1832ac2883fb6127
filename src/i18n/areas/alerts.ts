import { addArea } from '../area'
import { alerts as en_US } from '../en_US/alerts'
import { alerts as ja_JP } from '../ja_JP/alerts'
import { alerts as zh_CN } from '../zh_CN/alerts'

export const alerts = addArea('alerts', { en_US, zh_CN, ja_JP })
