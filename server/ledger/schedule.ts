import type { Context } from '../context'
import { lastTurn, noteResult, takeTurn } from '../store/turns'
import { audit, isClean } from './audit'

/** The name of the turn, whose result is `clean` or `wrong`. */
const AUDIT = 'audit'
const HOUR = 3_600_000
const LOOK = 60_000

/** What the last scheduled audit found, and when (ms); null before the first. */
export const lastAudit = async (q: Context['db']): Promise<{ clean: boolean; at: number } | null> => {
  const turn = await lastTurn(q, AUDIT)
  return turn?.result ? { clean: turn.result === 'clean', at: Number(turn.taken_at) } : null
}

type Parts = Pick<Context, 'db' | 'clock' | 'config' | 'log' | 'vitals'>

/** Audits the books when it is time and no other process does. @returns whether they are right; null when it was not time */
export const auditWhenDue = async ({ db, clock, config, log }: Parts): Promise<boolean | null> => {
  const every = config.auditHours * HOUR
  if (!(await takeTurn(db, AUDIT, { now: clock.now(), every }))) return null
  const report = await db.tx(
    async (t) => {
      await t.script('set transaction isolation level repeatable read, read only')
      return audit(t)
    },
    { patient: true },
  )
  const clean = isClean(report)
  if (!clean) log.fatal({ report }, 'THE BOOKS ARE WRONG')
  await noteResult(db, AUDIT, clean ? 'clean' : 'wrong')
  return clean
}

/** Audits the books every so many hours. @returns the way to stop, which ends when no audit is under way */
export const startAudits = (parts: Parts): (() => Promise<void>) => {
  if (parts.config.auditHours === 0) return () => Promise.resolve()
  let running: Promise<unknown> | null = null
  const look = (): void => {
    running ??= parts.vitals
      .watch('audit', auditWhenDue(parts))
      .catch((error: unknown) => parts.log.error({ err: error }, 'the books could not be audited'))
      .finally(() => {
        running = null
      })
  }
  look()
  const timer = setInterval(look, LOOK)
  return async () => {
    clearInterval(timer)
    await running
  }
}
