import { LIVE, SUB, type ClientMessage, type ServerMessage, type Subscription } from '@core/contract/live'
import { isOnline, onNetworkChange } from '@/platform/network'
import { openSocket } from '@/platform/socket'
import { putAccounts } from '@/stores/balances'
import { putBook } from '@/stores/books'
import { setClocks } from '@/stores/clock'
import { keepQuotes } from '@/stores/keepKnown'
import { setLiveState } from '@/stores/live'
import { putOrder } from '@/stores/orders'
import { preferences } from '@/stores/preferences'
import { putQuotes } from '@/stores/quotes'
import { session } from '@/stores/session'
import { sessionExpired } from '../expiry'
import { lineFailed } from '../failover'
import { currentLine, liveUrl } from '../lines'
import { LiveConnection } from './connection'
import { freshness } from './freshness'

type Listener = (message: ServerMessage) => void
type Topic = Omit<Subscription, 'method' | 'token'>

/** Subscribed topics with the number of their users. */
const topics = new Map<string, { readonly topic: Topic; users: number }>()
const listeners = new Set<Listener>()
let noNetwork: () => void = () => undefined

const withToken = (topic: Topic): ClientMessage => {
  const { token } = session.getState()
  const personal = topic.type === SUB.assets || topic.type === SUB.records
  return { method: 'sub', ...topic, ...(personal && token ? { token } : {}) }
}

const isAllowed = ({ topic }: { topic: Topic }): boolean =>
  (topic.type !== SUB.assets && topic.type !== SUB.records) || session.getState().token !== null

const feedStores = (message: ServerMessage): void => {
  switch (message.code) {
    case LIVE.trade:
      return putQuotes([message.obj.tradeInfo])
    case LIVE.area:
      return putQuotes(message.obj.tradeList)
    case LIVE.depth:
      return putBook(message.obj)
    case LIVE.assets:
      return putAccounts(message.obj.accounts)
    case LIVE.order:
      return putOrder(message.obj)
    case LIVE.heartbeat:
      return setClocks(message.obj)
    case LIVE.notLoggedIn:
      return sessionExpired(session.getState().token)
    default:
  }
}

const connection = new LiveConnection({
  open: (handlers) => openSocket(liveUrl(), handlers),
  isOnline,
  onState: setLiveState,
  onMessage: (message) => {
    feedStores(message)
    listeners.forEach((listener) => listener(message))
  },
  subscriptions: () => [...topics.values()].filter(isAllowed).map(({ topic }) => withToken(topic)),
  noNetwork: () => noNetwork(),
  onLost: (failures) => {
    if (failures > 1) void lineFailed(currentLine(), false)
  },
  random: Math.random,
})

/** Starts following a topic; several users share one subscription. @returns the way to stop */
export const subscribe = (topic: Topic): (() => void) => {
  const key = JSON.stringify(topic)
  const entry = topics.get(key) ?? { topic, users: 0 }
  entry.users += 1
  topics.set(key, entry)
  if (entry.users === 1 && isAllowed(entry)) connection.send(withToken(topic))
  let done = false
  return () => {
    if (done) return
    done = true
    entry.users -= 1
    if (entry.users > 0) return
    topics.delete(key)
    connection.send({ method: 'unsub', ...topic })
  }
}

/** Hears every message, for what no store keeps (books, bars). @returns the way to stop */
export const onLiveMessage = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Connects on show, closes on hide; called by the app. */
export const live = {
  show: (): void => {
    connection.show()
    freshness.watch()
  },
  hide: (): void => {
    freshness.stop()
    keepQuotes()
    connection.hide()
  },
}

/** Wires what makes the connection start again. Called once. @param tell shows that there is no network */
export const initLive = (tell: () => void): void => {
  noNetwork = tell
  onNetworkChange((online) => {
    if (online) return connection.restart()
    keepQuotes()
    setLiveState('offline')
  })
  session.subscribe((now, before) => {
    if (now.token !== before.token) connection.restart()
  })
  preferences.subscribe((now, before) => {
    if (now.line !== before.line) connection.restart()
  })
}
