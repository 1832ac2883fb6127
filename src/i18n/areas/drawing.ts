import { addArea } from '../area'
import { drawing as en_US } from '../en_US/drawing'
import { drawing as ja_JP } from '../ja_JP/drawing'
import { drawing as zh_CN } from '../zh_CN/drawing'

export const drawing = addArea('drawing', { en_US, zh_CN, ja_JP })
