import { inviteOfQuery, type InviteQuery } from '@core/domain'
import { preferences, setPrefs } from './preferences'

/**
 * Keeps the code of an invitation with which the app or a screen was opened, in place of an earlier one. What holds none
 * changes nothing.
 */
export const keepInvite = (query: InviteQuery): void => {
  const code = inviteOfQuery(query)
  if (code !== null) setPrefs({ inviteCode: code })
}

/** The code of the latest invitation that was opened here; empty without one. */
export const keptInvite = (): string => preferences.getState().prefs.inviteCode

/** Somebody registered: the invitation has done its work. */
export const forgetInvite = (): void => {
  if (keptInvite() !== '') setPrefs({ inviteCode: '' })
}
