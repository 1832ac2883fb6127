import { addArea } from '../area'
import { scanner as en_US } from '../en_US/scanner'
import { scanner as ja_JP } from '../ja_JP/scanner'
import { scanner as zh_CN } from '../zh_CN/scanner'

export const scanner = addArea('scanner', { en_US, zh_CN, ja_JP })
