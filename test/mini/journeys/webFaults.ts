import type { BrowserContext } from 'playwright-core'
import type { LineProxy } from '../../helpers/lineProxy'

interface Lines {
  /** The domain list. */
  readonly origins: readonly string[]
  readonly lines: readonly Pick<LineProxy, 'origin' | 'died'>[]
}

/** What the browser itself says of a connection that did not come about; a reply that is no success has other words. */
const UNREACHED = /^Failed to load resource: net::ERR_|^WebSocket connection to '\S+' failed/

/** Collects what is wrong from now on. That a line cannot be reached which the journey has ended is no fault. */
export const watchFaults = (context: BrowserContext, { origins, lines }: Lines): readonly string[] => {
  const faults: string[] = []
  const checkHost = (url: string): void => {
    const { protocol, origin } = new URL(url.replace(/^ws/, 'http'))
    if (/^http/.test(protocol) && !origins.includes(origin)) faults.push(`${url}: not in the domain list`)
  }
  const ofEndedLine = (text: string): boolean =>
    UNREACHED.test(text) &&
    lines.some(({ origin, died }) => died && text.includes(`${new URL(origin).host}/`))
  context.on('weberror', (error) => faults.push(String(error.error())))
  context.on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`
    if (!/^(error|warning)$/.test(message.type()) || ofEndedLine(text)) return
    faults.push(`console.${message.type()}: ${text}`)
  })
  context.on('request', (request) => checkHost(request.url()))
  context.on('page', (page) => page.on('websocket', (socket) => checkHost(socket.url())))
  return faults
}
