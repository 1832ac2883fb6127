import { inShell } from '../shell'

/** Whether the browser can keep the app: on https, and on this machine. A shell holds its files itself. */
const canKeep: boolean = !inShell && typeof navigator !== 'undefined' && 'serviceWorker' in navigator

const worker = () => import('./worker')

/** Calls back when the page has loaded and the browser has nothing to do: keeping the app is in no hurry. */
const later = (work: () => void): void => {
  const idle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2_000 })
    else setTimeout(work, 1_000)
  }
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}

/** Keeps the app for use without a network, and tells when a newer one is there that only waits to be used. */
export const onUpdateReady = (handler: () => void): void => {
  if (!canKeep) return
  // A browser that keeps nothing (private windows, full disks) is no fault: the app is loaded as ever.
  const follow = (): void =>
    void worker()
      .then(({ followWorker }) => followWorker(handler))
      .catch(() => undefined)
  later(follow)
}

/**
 * Loads the page anew, as the newest app. A shell's comes with the shell.
 * @returns false when it cannot be had now
 */
export const installUpdate = async (): Promise<boolean> => {
  if (inShell) return false
  if (canKeep) return (await worker()).takeNewestApp()
  location.reload()
  return true
}
