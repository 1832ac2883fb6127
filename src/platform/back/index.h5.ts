import { useEffect, useRef } from 'react'

/** Puts a second entry for the page on screen above its own, so that whatever replaces it can be gone back from. */
export const keepEntry = (): boolean => {
  window.history.pushState(window.history.state, '', window.location.href)
  return true
}

/** Goes back to the entry below. */
export const leaveEntry = (): void => window.history.back()

/** Marks the entry that an open sheet lies on: going back from it closes the sheet and not the page. */
const MARK = 'sheet'

const sheets: { readonly close: () => void }[] = []
/** What waits for the marked entry to be left. */
let waiting: (() => void)[] = []
let leaving = false
/** Address of the page whose sheet has marked an entry. */
let marked: string | null = null

const isMarked = (): boolean => Boolean((window.history.state as Record<string, unknown> | null)?.[MARK])

/** Whether something is open above the page, which the way back closes first. */
export const isSheetOpen = (): boolean => isMarked() || sheets.length > 0

const mark = (): void => {
  if (leaving) return void waiting.push(mark)
  marked = window.location.href
  if (isMarked()) return
  window.history.pushState({ ...(window.history.state as object | null), [MARK]: true }, '', marked)
}

const leaveMark = (): void => {
  marked = null
  leaving = true
  window.history.back()
}

/** The marked entry was left by ourselves. */
const left = (): void => {
  leaving = false
  const work = waiting
  waiting = []
  work.forEach((go) => go())
}

const wentBack = (): void => {
  marked = null
  const sheet = sheets.pop()
  // Closed just before, its entry was still there: the user means the page.
  if (!sheet) return window.history.back()
  sheet.close()
  if (sheets.length > 0) mark()
}

/** Keeps from the router the way back from a sheet, which it would take for one from the page. */
const onPop = (event: PopStateEvent): void => {
  const ofSheet = leaving || (marked !== null && !isMarked() && marked === window.location.href)
  if (!ofSheet) return
  event.stopImmediatePropagation()
  if (leaving) left()
  else wentBack()
}

const tidy = (): void => {
  if (sheets.length === 0 && isMarked() && !leaving) leaveMark()
}

// A window calls its listeners in the order they came, capturing or not: the app loads this before the router starts.
window.addEventListener('popstate', onPop)
// A page that was loaded again under an open sheet still lies on that sheet's entry, and would swallow the first way back.
tidy()

/** While something is open above the page, the way back closes it and stays on the page. */
export const useBackCloses = (open: boolean, close: () => void): void => {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!open) return undefined
    const sheet = { close: () => latest.current() }
    sheets.push(sheet)
    mark()
    return () => {
      const index = sheets.indexOf(sheet)
      if (index >= 0) sheets.splice(index, 1)
      // A sheet that follows at once takes over the entry.
      setTimeout(tidy, 0)
    }
  }, [open])
}

/** Does what changes the page once no entry of a sheet lies above it any more: at once, nearly always. */
export const afterSheets = (work: () => void): void => {
  if (!leaving && !isMarked()) return work()
  waiting.push(work)
  if (!leaving) leaveMark()
}
