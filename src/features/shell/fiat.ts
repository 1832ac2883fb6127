import { call } from '@/api/call'
import { fiat, putFiat } from '@/stores/fiat'
import { keepKnown } from '@/stores/keepKnown'
import { liveStatus } from '@/stores/live'
import { preferences } from '@/stores/preferences'

const state = { read: false, reading: false }

const read = async (): Promise<void> => {
  if (state.read || state.reading) return
  state.reading = true
  try {
    const { value } = await call('config.byId', { id: 'fiats' })
    putFiat(value)
    keepKnown('fiat', value)
    state.read = true
  } catch {
    // The rates of the last time carry their day; without any, values are shown in the platform's own currency.
    if (fiat.getState().standard === '') putFiat(preferences.getState().prefs.known.fiat?.value)
  } finally {
    state.reading = false
  }
}

/** Reads the rates of fiat currencies: at once, or as soon as the server can be reached. */
export const followFiat = (): void => {
  void read()
  liveStatus.subscribe((now, before) => {
    if (now.connects !== before.connects) void read()
  })
}
