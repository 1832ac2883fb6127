import type { LiabilitiesRoot } from '@core/domain/liabilities'
import type { Config } from '../config'
import type { Context } from '../context'
import type { Queries } from '../store/db'
import { publish, takeTurn } from './publish'
import { latestRoot } from './roots'

const HOUR = 3_600_000
/** How often it looks whether a snapshot is due, in ms. */
const INTERVAL = 10_000
/** In the demo a newcomer soon gets a snapshot with the own account: so long after the last one, in ms. */
const DEMO_PAUSE = 60_000
/** After a failure it waits so long, in ms. */
const PENALTY = 10 * 60_000

const countUsers = async (q: Queries): Promise<number> => {
  const [row] = await q.query<{ users: number }>(
    'liabilities.users',
    'select count(*)::integer as users from users',
  )
  return row?.users ?? 0
}

/** When the next snapshot comes: by the clock, in a demo sooner when there are new accounts; null without a schedule. */
export const nextSnapshot = async (
  { liabilitiesHours, profile }: Config,
  q: Queries,
  last: LiabilitiesRoot,
): Promise<number | null> => {
  if (liabilitiesHours === 0) return null
  const hasNewcomers = profile === 'demo' && (await countUsers(q)) > last.accounts
  return last.time + (hasNewcomers ? DEMO_PAUSE : liabilitiesHours * HOUR)
}

/** The first is due with the first account. */
export const isDue = async (
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  q: Queries,
): Promise<boolean> => {
  const last = await latestRoot(q)
  if (!last) return (await countUsers(q)) > 0
  const next = await nextSnapshot(config, q, last)
  return next !== null && clock.now() >= next
}

/** Publishes if it is due and nobody else does. @returns what was published */
export const publishWhenDue = async (
  parts: Pick<Context, 'db' | 'clock' | 'config'>,
  signal?: AbortSignal,
): Promise<LiabilitiesRoot | null> => {
  if (!(await isDue(parts, parts.db))) return null
  return parts.db.tx(
    async (t) => {
      const mine = await takeTurn(t)
      return mine && (await isDue(parts, t)) ? publish(t, parts.clock, signal) : null
    },
    { patient: true },
  )
}

/** Publishes on schedule until it is stopped. @returns the way to stop, which gives up a snapshot that is being made */
export const startLiabilities = (
  parts: Pick<Context, 'db' | 'clock' | 'config' | 'log' | 'vitals'>,
): (() => Promise<void>) => {
  if (parts.config.liabilitiesHours === 0) return () => Promise.resolve()
  const ending = new AbortController()
  let running: Promise<void> | null = null
  let restUntil = 0
  const turn = async (): Promise<void> => {
    try {
      const published = await publishWhenDue(parts, ending.signal)
      parts.vitals.done('liabilities')
      if (published) parts.log.info({ published }, 'liabilities published')
    } catch (error) {
      if (ending.signal.aborted) return
      parts.vitals.failed('liabilities')
      restUntil = parts.clock.now() + PENALTY
      parts.log.error({ err: error }, 'LIABILITIES WERE NOT PUBLISHED')
    } finally {
      running = null
    }
  }
  const look = (): void => {
    if (!running && parts.clock.now() >= restUntil) running = turn()
  }
  look()
  const timer = setInterval(look, INTERVAL)
  return async () => {
    clearInterval(timer)
    ending.abort()
    await running
  }
}
