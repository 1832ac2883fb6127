import { addArea } from '../area'
import { gate as en_US } from '../en_US/gate'
import { gate as ja_JP } from '../ja_JP/gate'
import { gate as zh_CN } from '../zh_CN/gate'

export const gate = addArea('gate', { en_US, zh_CN, ja_JP })
