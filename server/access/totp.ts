import { generateSecret, generateURI, verifySync } from 'otplib'

/** Seconds for which a code counts; the one before and the one after are taken too, for clocks that differ. */
const PERIOD = 30
const DIGITS = /^\d{6}$/

/** A new secret, base32. */
export const newTotpSecret = (): string => generateSecret()

/** What the QR code of the set-up says. @param label the account as its owner will see it in the app */
export const totpUri = (secret: string, label: string): string =>
  generateURI({ issuer: 'Limelight', label, secret })

export const looksLikeTotp = (code: string): boolean => DIGITS.test(code)

/** The time step that a code belongs to (it must not be used again); null when it is wrong. @param now ms */
export const totpStep = (secret: string, code: string, now: number): number | null => {
  if (!looksLikeTotp(code)) return null
  const epoch = Math.floor(now / 1000)
  const result = verifySync({ secret, token: code, epoch, epochTolerance: PERIOD })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}
