import { drawing } from './drawing'
import { identity } from './identity'
import { gate } from './gate'
import { scan } from './scan'
import { scanner } from './scanner'
import { location } from './location'
import { indicators } from './indicators'
import { lines } from './lines'
import { picture } from './picture'
import { profile } from './profile'
import { proof } from './proof'
import { receipt } from './receipt'
import { settings } from './settings'
import { token } from './token'

/** Every area, for types and tests. Screens import only their own, so that no other comes with them. */
export const areaTexts = {
  drawing,
  indicators,
  lines,
  picture,
  profile,
  proof,
  receipt,
  settings,
  token,
  identity,
  gate,
  scan,
  scanner,
  location,
}

export type AreaNamespaces = {
  readonly [N in keyof typeof areaTexts]: (typeof areaTexts)[N]['en_US']
}
