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

/** A page's own script or style, which is loaded when the page is first opened; `request` is its address. */
interface PartError extends Error {
  readonly request?: string
}

const isPart = (reason: unknown): reason is PartError =>
  reason instanceof Error && /^Loading (CSS )?chunk /.test(reason.message)

/** How long the server may take to say whether it still has a part, in ms. */
const ASK_TIMEOUT = 5_000

/** Whether the server answers and no longer has the part: some answer with a page for what they do not have. */
const isGone = async ({ request }: PartError): Promise<boolean> => {
  if (!request) return false
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), ASK_TIMEOUT)
  try {
    const { status, headers } = await fetch(request, { cache: 'no-store', signal: stop.signal })
    return status === 404 || status === 410 || (headers.get('content-type') ?? '').startsWith('text/html')
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Tells when a page could not be opened because a part of the app could not be loaded.
 * @param handler hears in the end whether the part is gone, because a newer app has taken this one's place
 */
export const onPartLost = (handler: (gone: Promise<boolean>) => void): void => {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isPart(event.reason)) return
    event.preventDefault()
    handler(isGone(event.reason))
  })
}
