import type { Known, KnownParts } from './known'
import { liveStatus } from './live'
import { preferences, setPrefs } from './preferences'
import { quotes } from './quotes'

/** Keeps what the server has just said. */
export const keepKnown = <K extends keyof KnownParts>(name: K, value: KnownParts[K]): void => {
  const { lang, prefs } = preferences.getState()
  const known: Known = { ...prefs.known, [name]: { at: Date.now(), lang, value } }
  setPrefs({ known })
}

/** The connection ends here: the prices that it brought since the pairs were read are what is known of them now. */
export const keepQuotes = (): void => {
  const { known } = preferences.getState().prefs
  const { lastHeard } = liveStatus.getState()
  const { pairs } = known
  if (!pairs || lastHeard === null || lastHeard <= pairs.at) return
  const { byId } = quotes.getState()
  const value = pairs.value.map((row) => ({ ...row, ...byId[row.tradeId] }))
  setPrefs({ known: { ...known, pairs: { ...pairs, at: lastHeard, value } } })
}
