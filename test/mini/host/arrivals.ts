import type { PageView } from './page'

/** After changes, lets new elements of the page that is shown tell of themselves: once for all changes of a moment. */
export const arrivalsAfter = (
  later: (work: () => void) => void,
  page: () => PageView | undefined,
): (() => void) => {
  let waiting = false
  return () => {
    if (waiting) return
    waiting = true
    later(() => {
      waiting = false
      page()?.arrive()
    })
  }
}
