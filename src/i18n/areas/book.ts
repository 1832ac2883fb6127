import { addArea } from '../area'
import { book as en_US } from '../en_US/book'
import { book as ja_JP } from '../ja_JP/book'
import { book as zh_CN } from '../zh_CN/book'

export const book = addArea('book', { en_US, zh_CN, ja_JP })
