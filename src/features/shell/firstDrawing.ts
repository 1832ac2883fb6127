import { beginHomeDrawn, type FirstDrawing } from '@/platform/firstDrawing'
import { preferences } from '@/stores/preferences'
import { session } from '@/stores/session'

/** Drawings show what most people's Home begins with; other choices are left to React. */
const drawingThatFits = (): FirstDrawing | null => {
  const { lang, prefs } = preferences.getState()
  if (prefs.palette !== 'greenUp' || prefs.lessMotion) return null
  if (session.getState().token === null) return { who: 'visitor', lang }
  return prefs.hideBalances || prefs.newcomer || prefs.fiat ? null : { who: 'user', lang }
}

/** Called as the app's script runs, before Home's. */
export const startWithDrawing = (): void => beginHomeDrawn(drawingThatFits)
