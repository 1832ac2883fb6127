import { addArea } from '../area'
import { settings as en_US } from '../en_US/settings'
import { settings as ja_JP } from '../ja_JP/settings'
import { settings as zh_CN } from '../zh_CN/settings'

export const settings = addArea('settings', { en_US, zh_CN, ja_JP })
