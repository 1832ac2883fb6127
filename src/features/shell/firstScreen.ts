import { beginHomeDrawn, type FirstDrawing } from '@/platform/firstDrawing'
import { preferences } from '@/stores/preferences'
import { session } from '@/stores/session'

/** What waits for the first screen does not wait longer than this (ms): that screen may not come. */
const PATIENCE = 1_000

const state = { drawn: false }
const waiting: (() => void)[] = []

/** The first screen is there. */
export const firstScreenDrawn = (): void => {
  state.drawn = true
  waiting.splice(0).forEach((work) => work())
}

/** Does what the first screen has no need of, in the order in which it came, when that screen is there: it is there sooner. */
export const afterFirstScreen = (work: () => void): void => {
  if (state.drawn) return work()
  if (waiting.push(work) === 1) setTimeout(firstScreenDrawn, PATIENCE)
}

/** Drawings show what most people's Home begins with; other choices are left to React. */
const drawingThatFits = (): FirstDrawing | null => {
  const { lang, prefs } = preferences.getState()
  if (prefs.palette !== 'greenUp' || prefs.lessMotion) return null
  if (session.getState().token === null) return { who: 'visitor', lang }
  return prefs.hideBalances || prefs.newcomer || prefs.fiat ? null : { who: 'user', lang }
}

/** Called as the app's script runs, before Home's. */
export const startWithDrawing = (): void => beginHomeDrawn(drawingThatFits)
