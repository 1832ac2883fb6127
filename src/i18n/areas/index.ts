import { access } from './access'
import { content } from './content'
import { help } from './help'
import { support } from './support'
import { device } from './device'
import { drawing } from './drawing'
import { identity } from './identity'
import { gate } from './gate'
import { scan } from './scan'
import { scanner } from './scanner'
import { location } from './location'
import { indicators } from './indicators'
import { lines } from './lines'
import { picture } from './picture'
import { person } from './person'
import { privacy } from './privacy'
import { proof } from './proof'
import { receipt } from './receipt'
import { settings } from './settings'
import { share } from './share'
import { team } from './team'
import { token } from './token'
import { alerts } from './alerts'
import { messages } from './messages'
import { addresses } from './addresses'
import { bank } from './bank'
import { book } from './book'
import { contracts } from './contracts'
import { deposit } from './deposit'
import { fair } from './fair'
import { kline } from './kline'
import { options } from './options'
import { pay } from './pay'
import { security } from './security'
import { session } from './session'
import { swap } from './swap'
import { withdraw } from './withdraw'
import { me } from './me'

/** Every area, for types and tests. Screens import only their own, so that no other comes with them. */
export const areaTexts = {
  device,
  access,
  support,
  help,
  content,
  drawing,
  indicators,
  lines,
  picture,
  person,
  privacy,
  proof,
  receipt,
  settings,
  share,
  team,
  token,
  identity,
  gate,
  scan,
  scanner,
  location,
  alerts,
  messages,
  addresses,
  bank,
  book,
  contracts,
  deposit,
  fair,
  kline,
  options,
  pay,
  security,
  session,
  swap,
  withdraw,
  me,
}

export type AreaNamespaces = {
  readonly [N in keyof typeof areaTexts]: (typeof areaTexts)[N]['en_US']
}
