import { addArea } from '../area'
import { options as en_US } from '../en_US/options'
import { options as ja_JP } from '../ja_JP/options'
import { options as zh_CN } from '../zh_CN/options'

export const options = addArea('options', { en_US, zh_CN, ja_JP })
