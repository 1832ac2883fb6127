import { addArea } from '../area'
import { share as en_US } from '../en_US/share'
import { share as ja_JP } from '../ja_JP/share'
import { share as zh_CN } from '../zh_CN/share'

export const share = addArea('share', { en_US, zh_CN, ja_JP })
