import { useEffect, useRef } from 'react'

interface Holder {
  readonly id: string
  readonly close: () => void
}

/** What is open above the page; the last one has the keyboard. */
const holders: Holder[] = []

const REACHABLE = 'button, input, textarea, select, a[href], [tabindex="0"]'

const reachableIn = (element: HTMLElement): HTMLElement[] =>
  Array.from(element.querySelectorAll<HTMLElement>(REACHABLE)).filter(
    (one) => !one.matches(':disabled') && one.getClientRects().length > 0,
  )

/** The next one after the last is the first, and the other way round. */
const keepInside = (element: HTMLElement, event: KeyboardEvent): void => {
  const all = reachableIn(element)
  const [first, last] = [all[0], all[all.length - 1]]
  const at = document.activeElement
  const isOutside = !element.contains(at)
  const leaves = event.shiftKey ? at === first || at === element : at === last
  if (!isOutside && !leaves) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}

const onKey = (event: KeyboardEvent): void => {
  const holder = holders[holders.length - 1]
  // Escape while a word is being composed is meant for the word.
  if (!holder || event.isComposing) return
  if (event.key === 'Escape') return holder.close()
  const element = document.getElementById(holder.id)
  if (event.key === 'Tab' && element) keepInside(element, event)
}

if (typeof document !== 'undefined') document.addEventListener('keydown', onKey)

/** Frames until what is opened can be seen, at most. */
const FRAMES = 30

/** Moves the focus into an element as soon as it can be seen, unless something in it has it already. */
const enter = (id: string, isWanted: () => boolean, frames = FRAMES): void => {
  const element = document.getElementById(id)
  if (!isWanted() || frames === 0 || element?.contains(document.activeElement)) return
  element?.setAttribute('tabindex', '-1')
  element?.setAttribute('aria-modal', 'true')
  element?.focus({ preventScroll: true })
  requestAnimationFrame(() => enter(id, isWanted, frames - 1))
}

/**
 * While something is open above the page, the keyboard stays in it, and Escape closes it. Afterwards what had the focus
 * before has it again.
 * @param id of the element that is open
 */
export const useHeldFocus = (open: boolean, id: string, close: () => void): void => {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!open) return undefined
    const before = document.activeElement
    const holder = { id, close: () => latest.current() }
    holders.push(holder)
    enter(id, () => holders.includes(holder))
    return () => {
      holders.splice(holders.indexOf(holder), 1)
      const isFree = !document.activeElement || document.activeElement === document.body
      if (isFree && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [open, id])
}
