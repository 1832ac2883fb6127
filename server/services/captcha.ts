import { createChallenge, verifySolution } from 'altcha-lib'
import type { Context } from '../context'
import { AppError } from '../http/errors'

type Solution = Exclude<Parameters<typeof verifySolution>[0], string>
type Parts = Pick<Context, 'db' | 'clock' | 'secrets'>

/** Work of a challenge: about half as many hashes on average. */
const MAX_NUMBER = 40_000
const VALID_MS = 5 * 60_000

const USE = `
insert into used_captchas (challenge, expires_at) values ($1, $2) on conflict (challenge) do nothing returning challenge`

/** A proof-of-work challenge, signed so that nothing needs to be kept. */
export const newChallenge = async ({ clock, secrets }: Pick<Context, 'clock' | 'secrets'>) => {
  const { algorithm, challenge, salt, signature } = await createChallenge({
    hmacKey: secrets.captchaKey,
    maxnumber: MAX_NUMBER,
    expires: new Date(clock.now() + VALID_MS),
  })
  return { algorithm, challenge, salt, signature, maxnumber: MAX_NUMBER }
}

/** A solution as it was sent, read once: what is checked is what is used up. */
const read = (payload: string): Solution | null => {
  try {
    const sent = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as Record<string, unknown>
    const { algorithm, challenge, salt, signature } = sent
    const number = Number.isSafeInteger(sent.number) ? Number(sent.number) : -1
    return algorithm === 'SHA-256' &&
      typeof challenge === 'string' &&
      typeof salt === 'string' &&
      typeof signature === 'string' &&
      number >= 0
      ? { algorithm, challenge, number, salt, signature }
      : null
  } catch {
    return null
  }
}

const expiryOf = ({ salt }: Solution): number =>
  Number(new URLSearchParams(salt.split('?')[1] ?? '').get('expires')) * 1000

/**
 * Accepts a solution once.
 * The hash covers salt and number without a mark between them, so that digits of the number could be moved to the end
 * of the expiry: one further off than any challenge has is forged.
 * @throws AppError CAPTCHA_REQUIRED, CAPTCHA_INVALID
 */
export const passCaptcha = async (
  { db, clock, secrets }: Parts,
  payload: string | undefined,
): Promise<void> => {
  if (!payload) throw new AppError('CAPTCHA_REQUIRED')
  const solution = read(payload)
  if (!solution) throw new AppError('CAPTCHA_INVALID')
  const expires = expiryOf(solution)
  const left = expires - clock.now()
  const fresh = left > 0 && left <= VALID_MS
  if (!fresh || !(await verifySolution(solution, secrets.captchaKey, false)))
    throw new AppError('CAPTCHA_INVALID')
  const used = await db.query('captchas.use', USE, [solution.challenge, expires])
  if (used.length === 0) throw new AppError('CAPTCHA_INVALID')
}

/** Forgets the used ones that have expired anyway. */
export const forgetCaptchas = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<unknown> =>
  db.query('captchas.forget', 'delete from used_captchas where expires_at < $1', [clock.now()])
