import { addArea } from '../area'
import { lines as en_US } from '../en_US/lines'
import { lines as ja_JP } from '../ja_JP/lines'
import { lines as zh_CN } from '../zh_CN/lines'

export const lines = addArea('lines', { en_US, zh_CN, ja_JP })
