import { addArea } from '../area'
import { person as en_US } from '../en_US/person'
import { person as ja_JP } from '../ja_JP/person'
import { person as zh_CN } from '../zh_CN/person'

export const person = addArea('person', { en_US, zh_CN, ja_JP })
