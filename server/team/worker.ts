import type { Context } from '../context'
import type { Tx } from '../store/db'
import { followFees } from './fees'
import { FOLLOWED, moveCursor, nextSource, readLines, type Line, type Source } from './lines'
import { shareTree, tryWorker } from './lock'
import type { PricedParts } from './parts'
import { payDue } from './payout'
import { sharePool } from './pools'
import { followRecharges } from './recharges'
import { followResults } from './results'

const INTERVAL = 500
/** After a failure it waits so long (ms): whatever is wrong is rarely mended by itself. */
const PENALTY = 10_000

type Parts = PricedParts & Pick<Context, 'log'>

const follow = (parts: PricedParts, t: Tx, source: Source, lines: readonly Line[]): Promise<void> => {
  if (source.house === 'fees') return followFees(parts, t, source, lines)
  if (source.house === 'options') return followResults(t, lines)
  return followRecharges(parts, t, source, lines)
}

/** Looks at the next entries of a source and moves its cursor, in the caller's transaction. */
export const followSource = async (parts: PricedParts, t: Tx, source: Source): Promise<void> => {
  const lines = await readLines(t, source)
  const last = lines.at(-1)
  if (!last) return
  await follow(parts, t, source, lines)
  await moveCursor(t, source, last.seq)
}

/** A step of the one worker. @returns false when there is nothing left to do, or another process does it */
const step = (parts: Parts, work: (t: Tx) => Promise<boolean>): Promise<boolean> =>
  parts.db.tx(async (t) => {
    if (!(await tryWorker(t))) return false
    await shareTree(t)
    return work(t)
  })

/** Goes through all sources until each was read to its end. One that fails is left for a later turn. @returns those */
const catchUp = async (parts: Parts, isStopped: () => boolean): Promise<readonly string[]> => {
  const failed: string[] = []
  let current: Source | null
  const next = async (t: Tx): Promise<boolean> => {
    current = await nextSource(t, FOLLOWED, failed)
    if (current) await followSource(parts, t, current)
    return current !== null
  }
  for (let more = true; more && !isStopped();) {
    current = null
    try {
      more = await step(parts, next)
    } catch (error) {
      const { account, house } = (current ?? {}) as Partial<Source>
      if (account === undefined) throw error
      parts.log.error({ err: error, account, house }, 'entries could not be taken into account for teams')
      failed.push(account)
    }
  }
  return failed
}

const each = async (
  parts: Parts,
  work: (t: Tx) => Promise<boolean>,
  isStopped: () => boolean,
): Promise<void> => {
  while (!isStopped() && (await step(parts, work)));
}

/** Most turns find nothing to do, and so lock nothing. */
const DUE = `
select exists (select 1 from team_cursors c join accounts a on a.id = c.account_id where a.seq > c.seq)
    or exists (select 1 from team_pools where closed_at is null and ends_at <= $1)
    or exists (
      select 1 from team_rewards r join users u on u.id = r.user_id and not u.frozen
      where r.state = 'vesting' and r.vests_at <= $1
    ) as due`

const isAnyDue = async ({ clock, db }: Parts): Promise<boolean> => {
  const [found] = await db.query<{ due: boolean }>('team.anyDue', DUE, [clock.now()])
  return found?.due ?? false
}

/**
 * Everything that is due now: new entries, then pools whose period is over, then rewards whose time has come.
 * @returns false when something could not be done
 */
export const teamTurn = async (parts: Parts, isStopped = () => false): Promise<boolean> => {
  if (!(await isAnyDue(parts))) return true
  const failed = await catchUp(parts, isStopped)
  await each(parts, (t) => sharePool(parts, t), isStopped)
  await each(parts, async (t) => (await payDue(parts, t)) > 0, isStopped)
  return failed.length === 0
}

export interface TeamWorker {
  /** Does everything that is due now. */
  run: () => Promise<void>
  stop: () => Promise<void>
}

/** Follows the ledger for teams and rewards. Any number of processes may run it: one works at a time, by a row's lock. */
export const startTeam = (parts: Parts & Pick<Context, 'vitals'>): TeamWorker => {
  let running: Promise<void> | null = null
  let stopped = false
  let restUntil = 0
  const turn = async (): Promise<void> => {
    let done = false
    try {
      done = await teamTurn(parts, () => stopped)
    } finally {
      running = null
      if (done) parts.vitals.done('team')
      else {
        parts.vitals.failed('team')
        restUntil = parts.clock.now() + PENALTY
      }
    }
  }
  const run = (): Promise<void> => (running ??= turn())
  const wake = (): void => {
    if (stopped || parts.clock.now() < restUntil) return
    run().catch((error: unknown) => parts.log.error({ err: error }, 'team work failed'))
  }
  wake()
  const timer = setInterval(wake, INTERVAL)
  return {
    run,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await Promise.allSettled([running])
    },
  }
}
