import { addArea } from '../area'
import { content as en_US } from '../en_US/content'
import { content as ja_JP } from '../ja_JP/content'
import { content as zh_CN } from '../zh_CN/content'

export const content = addArea('content', { en_US, zh_CN, ja_JP })
