import { inShell, native } from '../shell'

/** False only when the device knows that it has no network. */
export const isOnline = async (): Promise<boolean> =>
  inShell ? (await native()).isConnected() : navigator.onLine

/** A shell's watch begins a moment later. */
const watchInShell = (handler: (online: boolean) => void): (() => void) => {
  const stop = native().then((phone) => phone.watchNetwork(handler))
  return () => void stop.then((end) => end())
}

/** @returns the way to stop watching */
export const onNetworkChange = (handler: (online: boolean) => void): (() => void) => {
  if (inShell) return watchInShell(handler)
  const online = (): void => handler(true)
  const offline = (): void => handler(false)
  window.addEventListener('online', online)
  window.addEventListener('offline', offline)
  return () => {
    window.removeEventListener('online', online)
    window.removeEventListener('offline', offline)
  }
}

/** A page's own script or style, which is loaded when the page is first opened. */
const isPart = (reason: unknown): boolean =>
  reason instanceof Error && /^Loading (CSS )?chunk /.test(reason.message)

/** Tells when a page could not be opened because a part of the app could not be loaded. */
export const onPartLost = (handler: () => void): void => {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isPart(event.reason)) return
    event.preventDefault()
    handler()
  })
}
