import { ERROR_NUMBERS, type ErrorCode } from '@core/domain'
import { LIVE, SUB } from '@core/contract/live'
import type { Context } from '../context'
import { Minute } from '../http/minute'
import type { Authenticate, Session } from '../http/session'
import { keyOf, type Hub } from './hub'
import { parseMessage, type Request, type Topic } from './message'
import type { Peer } from './peer'
import { clocks, frame } from './sources'

/** Subscriptions of one socket. */
const MAX_SUBSCRIPTIONS = 64
/** Messages that may wait for their turn; who sends faster is cut off. */
const MAX_WAITING = 200
/** Messages of one socket in a minute: each may ask the database for a session and for balances. */
const MAX_PER_MINUTE = 300
/** Senseless messages after which the socket is closed. */
const MAX_BAD = 20
/** WebSocket close codes: policy violation, come again (and read what was missed), try later, and ours for an ended session. */
export const CLOSE = { policy: 1008, again: 1012, busy: 1013, sessionEnded: 4001 } as const

export interface ClientParts {
  ctx: Context
  hub: Hub
  peer: Peer
  authenticate: Authenticate
}

/** The conversation with one socket: messages are answered one after the other, in their order. */
export class Client {
  private waiting = 0
  private bad = 0
  private readonly minute = new Minute()
  private queue: Promise<void> = Promise.resolve()

  constructor(private readonly parts: ClientParts) {}

  /** The first message: both clocks and the state of the market. */
  greet(): void {
    this.parts.peer.offer(frame('heartbeat', { code: LIVE.heartbeat, obj: clocks(this.parts.ctx) }))
  }

  receive(text: string): void {
    const { peer, ctx } = this.parts
    peer.alive()
    const heard = this.minute.count('', ctx.clock.now())
    if (heard > MAX_PER_MINUTE || ++this.waiting > MAX_WAITING) {
      peer.close(CLOSE.policy, 'too many messages')
      return
    }
    this.queue = this.queue
      .then(() => this.answer(parseMessage(text)))
      .catch((error: unknown) => {
        ctx.log.error({ err: error }, 'live message failed')
        this.refuse('SERVER_BUSY')
      })
      .finally(() => this.waiting--)
  }

  /** Closes the socket when the session it used has ended. */
  async verify(): Promise<void> {
    const { peer, authenticate } = this.parts
    const { identity } = peer
    if (!identity || (await authenticate(identity.token))) return
    this.endSession()
  }

  endSession(): void {
    this.notLoggedIn()
    this.parts.peer.close(CLOSE.sessionEnded, 'session ended')
  }

  private async answer(request: Request | null): Promise<void> {
    if (!request) {
      this.refuse('INPUT_ERROR')
      if (++this.bad >= MAX_BAD) this.parts.peer.close(CLOSE.policy, 'senseless messages')
      return
    }
    if (request.method === 'check') this.greet()
    else if (request.method === 'userinfo') await this.showAssets(request)
    else if (request.method === 'sub') await this.subscribe(request.topic, request.token)
    else this.unsubscribe(request.topic)
  }

  private async showAssets({ token, currencyId }: Extract<Request, { method: 'userinfo' }>): Promise<void> {
    const session = await this.login(token)
    if (session) await this.parts.hub.showAssets(this.parts.peer, session.userId, currencyId)
  }

  private async subscribe(topic: Topic, token: string | null): Promise<void> {
    const { peer, hub } = this.parts
    const personal = topic.type === SUB.assets || topic.type === SUB.records
    const session = personal ? await this.login(token) : null
    if (personal && !session) return
    const userId = session?.userId ?? null
    if (peer.subscriptions.size >= MAX_SUBSCRIPTIONS && !peer.subscriptions.has(keyOf(topic, userId))) {
      this.refuse('TOO_MANY_REQUESTS')
      return
    }
    await hub.join(peer, topic, userId)
  }

  private unsubscribe(topic: Topic): void {
    const { peer } = this.parts
    const key = keyOf(topic, peer.identity?.session.userId ?? null)
    peer.subscriptions.get(key)?.()
    peer.subscriptions.delete(key)
  }

  /** Another user on the same socket takes the place of the first, with all that was followed as the first. */
  private async login(token: string | null): Promise<Session | null> {
    const { peer, authenticate } = this.parts
    const session = token === null ? null : await authenticate(token)
    if (token === null || !session) {
      this.notLoggedIn()
      return null
    }
    if (peer.identity && peer.identity.session.userId !== session.userId)
      this.forgetUser(peer.identity.session.userId)
    peer.identity = { token, session }
    return session
  }

  private forgetUser(userId: string): void {
    const { subscriptions } = this.parts.peer
    for (const [key, stop] of subscriptions) {
      if (!key.startsWith(`assets:${userId}:`) && key !== `records:${userId}`) continue
      stop()
      subscriptions.delete(key)
    }
  }

  private notLoggedIn(): void {
    this.parts.peer.offer(frame('notLoggedIn', { code: LIVE.notLoggedIn, obj: null }))
  }

  private refuse(error: Extract<ErrorCode, 'INPUT_ERROR' | 'TOO_MANY_REQUESTS' | 'SERVER_BUSY'>): void {
    this.parts.peer.offer(frame('error', { code: ERROR_NUMBERS[error], obj: { error } }))
  }
}
