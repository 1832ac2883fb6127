import { preferences, setPrefs } from '@/stores/preferences'
import { newKey } from '@/api/idempotency'

/** The demo inbox shows a browser only what it asked for: this names the browser. */
const inboxId = (): string => {
  const known = preferences.getState().prefs.inboxId
  if (known) return known
  const made = newKey()
  setPrefs({ inboxId: made })
  return made
}

export const inboxHeader = (): Readonly<Record<string, string>> => ({ browser: inboxId() })
