import { forgetBrowsers } from '../access/browsers'
import { forgetEvents } from '../access/events'
import { forgetSecondSteps } from '../access/owedStep'
import type { Context } from '../context'
import { forgetCalls } from '../http/limits'
import { forgetPictures } from '../identity/pictures'
import { forgetNonces } from '../profile/walletMessage'
import { forgetAttempts } from './backoff'
import { forgetCaptchas } from './captcha'
import { forgetCodes } from './codes'
import { forgetLetters } from './demoInbox'
import { forgetNotifications } from './notifications/forget'
import { forgetSessions } from './sessions'
import { takeTurn } from '../store/turns'
import { forgetSwapQuotes } from './swap/quote'
import { forgetRecipients } from './transfers/recipients'

const HOUR = 3_600_000
/** A key that was used this long ago (ms) is forgotten. */
const KEEP_KEYS = 7 * 24 * HOUR

const FORGET_KEYS = 'delete from idempotency where created_at < $1'

/** So often (ms) it is looked whether the hour is over. */
const LOOK = 5 * 60_000

/**
 * Removes what is no longer needed, every hour, whichever process comes first.
 * @returns the way to stop, which ends when nothing of it is under way
 */
export const startHousekeeping = (
  parts: Pick<Context, 'db' | 'clock' | 'log' | 'vitals'>,
): (() => Promise<void>) => {
  const { db, clock, log, vitals } = parts
  const clean = async (): Promise<void> => {
    if (!(await takeTurn(db, 'housekeeping', { now: clock.now(), every: HOUR }))) return
    await Promise.all([
      db.query('idempotency.forget', FORGET_KEYS, [clock.now() - KEEP_KEYS]),
      forgetSessions(parts),
      forgetBrowsers(parts),
      forgetEvents(parts),
      forgetSecondSteps(parts),
      forgetAttempts(parts),
      forgetCalls(parts),
      forgetCaptchas(parts),
      forgetCodes(parts),
      forgetLetters(parts),
      forgetNonces(parts),
      forgetPictures(parts),
      forgetRecipients(parts),
      forgetSwapQuotes(parts),
      forgetNotifications(parts),
    ])
  }
  const look = (): Promise<void> =>
    vitals
      .watch('housekeeping', clean())
      .catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
  let running = look()
  const timer = setInterval(() => {
    running = look()
  }, LOOK)
  return () => {
    clearInterval(timer)
    return running
  }
}
