import { addArea } from '../area'
import { help as en_US } from '../en_US/help'
import { help as ja_JP } from '../ja_JP/help'
import { help as zh_CN } from '../zh_CN/help'

export const help = addArea('help', { en_US, zh_CN, ja_JP })
