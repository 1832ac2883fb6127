import { addArea } from '../area'
import { messages as en_US } from '../en_US/messages'
import { messages as ja_JP } from '../ja_JP/messages'
import { messages as zh_CN } from '../zh_CN/messages'

export const messages = addArea('messages', { en_US, zh_CN, ja_JP })
