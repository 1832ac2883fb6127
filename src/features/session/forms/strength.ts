import { PASSWORD_LENGTH } from '@core/domain'

/** The parts of the password rule, each met or not while someone types. */
export interface PasswordRules {
  readonly length: boolean
  readonly letter: boolean
  readonly digit: boolean
  readonly plain: boolean
}

export const passwordRules = (password: string): PasswordRules => ({
  length: password.length >= PASSWORD_LENGTH[0] && password.length <= PASSWORD_LENGTH[1],
  letter: /[A-Za-z]/.test(password),
  digit: /\d/.test(password),
  plain: /^[A-Za-z0-9]*$/.test(password),
})

export type Strength = 'none' | 'weak' | 'fair' | 'strong'

/** Neighbours of the alphabet or the digits, such as `bc` or `21`. */
const isStep = (a: string, b: string): boolean => Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) <= 1

const steps = (password: string): number =>
  [...password].filter((char, i) => i > 0 && isStep(password.charAt(i - 1), char)).length

/**
 * How hard a password is to guess, within what 6 to 8 letters and digits allow: `none` breaks the rule; repeated and
 * neighbouring characters weaken; both cases and full length strengthen.
 */
export const passwordStrength = (password: string): Strength => {
  const { length, letter, digit, plain } = passwordRules(password)
  if (!(length && letter && digit && plain)) return 'none'
  const points = [
    password.length === PASSWORD_LENGTH[1],
    /[a-z]/.test(password) && /[A-Z]/.test(password),
    new Set(password.toLowerCase()).size >= 6,
    steps(password) <= 1,
  ].filter(Boolean).length
  if (points === 4) return 'strong'
  return points >= 2 && steps(password) <= 2 ? 'fair' : 'weak'
}
