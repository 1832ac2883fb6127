import type { Context } from '../context'
import { AppError } from '../http/errors'
import { sourceOf } from '../http/source'
import { keyedHash } from './hashes'

type Parts = Pick<Context, 'db' | 'clock' | 'secrets'>

/** Failures after which a captcha is asked, and after which one must wait. */
export const CAPTCHA_AFTER = 3
const WAIT_AFTER = 5
const FIRST_WAIT = 5_000
const LONGEST_WAIT = 15 * 60_000
/** Failures this old no longer count. */
const FORGET_AFTER = 24 * 3_600_000

const READ = 'select failures, last_at from login_failures where who = $1'
/** Only if nobody else counted since: of parallel tries each sees those before it. */
const COUNT = `
insert into login_failures (who, failures, last_at) values ($1, 1, $2)
on conflict (who) do update set failures = $3 + 1, last_at = $2
where login_failures.failures = $3 or login_failures.last_at < $4
returning failures`

/** With these more failures, 100, one must wait from wherever one comes, in calls that need a session: who has it is not just anybody. */
const SPARE_ANYWHERE = 95

export interface Attempts {
  readonly check: () => Promise<number>
  readonly count: (seen: number) => Promise<boolean>
  readonly clear: () => Promise<unknown>
}

/** Failed logins are counted per account and source together, so that nobody can lock another out. */
export const attemptsOf = (parts: Parts, destination: string, ip: string): Attempts =>
  counter(parts, `${destination}\0${sourceOf(ip)}`)

const counter = (parts: Parts, name: string, spare = 0): Attempts => {
  const { db, clock, secrets } = parts
  const who = keyedHash(secrets, 'login', name)
  return {
    /** How many failures count now. @throws AppError LOGIN_BACKOFF while one must wait */
    check: async (): Promise<number> => {
      const [row] = await db.query<{ failures: number; last_at: string }>('logins.read', READ, [who])
      if (!row || Number(row.last_at) < clock.now() - FORGET_AFTER) return 0
      const left = Number(row.last_at) + waitOf(row.failures - spare) - clock.now()
      if (left > 0) throw new AppError('LOGIN_BACKOFF', { seconds: String(Math.ceil(left / 1000)) })
      return row.failures
    },
    /**
     * Counts a try as failed before it is made; `clear` takes it back.
     * @param seen what `check` answered
     * @returns false when another try was counted meanwhile: check again
     */
    count: async (seen: number): Promise<boolean> => {
      const now = clock.now()
      return (await db.query('logins.count', COUNT, [who, now, seen, now - FORGET_AFTER])).length > 0
    },
    clear: () => db.query('logins.clear', 'delete from login_failures where who = $1', [who]),
  }
}

/** Counts a try as failed before it is made, so that parallel ones cannot slip past the waiting time. @throws AppError LOGIN_BACKOFF */
export const countTries = async (...counters: readonly Attempts[]): Promise<void> => {
  // None is counted that another refuses: waiting would never end for who tries while it runs.
  const checked: (readonly [Attempts, failures: number])[] = []
  for (const attempts of counters) checked.push([attempts, await attempts.check()])
  for (const [attempts, failures] of checked) {
    let seen = failures
    while (!(await attempts.count(seen))) seen = await attempts.check()
  }
}

/**
 * Counts a try of who has a session: by source, and beyond the first hundred from all sources together. A thief of the
 * session who changes addresses has no more guesses than that, and the owner can still end the session by a new password.
 * @returns the way to take the failures back
 * @throws AppError LOGIN_BACKOFF
 */
export const countInSession = async (
  parts: Parts,
  destination: string,
  ip: string,
): Promise<() => Promise<void>> => {
  const counters = [
    attemptsOf(parts, destination, ip),
    counter(parts, `${destination}\0anywhere`, SPARE_ANYWHERE),
  ]
  await countTries(...counters)
  return async () => {
    for (const attempts of counters) await attempts.clear()
  }
}

/** Nothing for the first failures, then 5 s, doubling up to a quarter of an hour. */
export const waitOf = (failures: number): number =>
  failures < WAIT_AFTER ? 0 : Math.min(FIRST_WAIT * 2 ** (failures - WAIT_AFTER), LONGEST_WAIT)

/** Failures that no longer count are of no use. */
export const forgetAttempts = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<unknown> =>
  db.query('logins.forget', 'delete from login_failures where last_at < $1', [clock.now() - FORGET_AFTER])
