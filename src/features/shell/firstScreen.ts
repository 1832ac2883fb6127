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
