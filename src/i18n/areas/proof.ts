import { addArea } from '../area'
import { proof as en_US } from '../en_US/proof'
import { proof as ja_JP } from '../ja_JP/proof'
import { proof as zh_CN } from '../zh_CN/proof'

export const proof = addArea('proof', { en_US, zh_CN, ja_JP })
