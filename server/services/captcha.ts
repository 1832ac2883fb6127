import { createChallenge, verifySolution } from 'altcha-lib'
import type { Context } from '../context'
import { AppError } from '../http/errors'

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

const read = (payload: string): { challenge: string; expires: number } | null => {
  try {
    const { challenge, salt } = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as Record<
      string,
      unknown
    >
    const expires =
      typeof salt === 'string' ? new URLSearchParams(salt.split('?')[1] ?? '').get('expires') : null
    return typeof challenge === 'string' && expires ? { challenge, expires: Number(expires) * 1000 } : null
  } catch {
    return null
  }
}

/** Accepts a solution once. @throws AppError CAPTCHA_REQUIRED, CAPTCHA_INVALID */
export const passCaptcha = async (
  { db, clock, secrets }: Parts,
  payload: string | undefined,
): Promise<void> => {
  if (!payload) throw new AppError('CAPTCHA_REQUIRED')
  const parts = read(payload)
  const fresh = parts !== null && parts.expires > clock.now()
  if (!fresh || !(await verifySolution(payload, secrets.captchaKey, false)))
    throw new AppError('CAPTCHA_INVALID')
  const used = await db.query('captchas.use', USE, [parts.challenge, parts.expires])
  if (used.length === 0) throw new AppError('CAPTCHA_INVALID')
}

/** Forgets the used ones that have expired anyway. */
export const forgetCaptchas = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<unknown> =>
  db.query('captchas.forget', 'delete from used_captchas where expires_at < $1', [clock.now()])
