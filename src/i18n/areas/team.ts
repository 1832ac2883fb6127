import { addArea } from '../area'
import { team as en_US } from '../en_US/team'
import { team as ja_JP } from '../ja_JP/team'
import { team as zh_CN } from '../zh_CN/team'

export const team = addArea('team', { en_US, zh_CN, ja_JP })
