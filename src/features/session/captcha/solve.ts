import type { ResponseOf } from '@core/contract/schemas'
import { base64 } from './base64'
import { sha256 } from '@core/domain/sha256'

export type Challenge = ResponseOf<'verification.captcha'>

export interface SolveOptions {
  /** Lets the screen draw between two slices of work. */
  readonly pause?: () => Promise<void>
  /** Milliseconds of work between two pauses. */
  readonly slice?: number
  readonly now?: () => number
  /** Checked between slices: true gives up. */
  readonly stopped?: () => boolean
}

/** Attempts between two looks at the clock. */
const BATCH = 256
const MAX_DIGITS = 10

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

const wordsOf = (hex: string): Int32Array | null => {
  if (!/^[0-9a-f]{64}$/.test(hex)) return null
  return Int32Array.from({ length: 8 }, (_, i) => parseInt(hex.slice(i * 8, i * 8 + 8), 16))
}

const writeAscii = (target: Uint8Array, offset: number, text: string): number => {
  for (let i = 0; i < text.length; i += 1) target[offset + i] = text.charCodeAt(i)
  return offset + text.length
}

/** Tells whether a number solves the challenge; null when the challenge is of a kind we do not know. */
const checker = ({ algorithm, challenge, salt }: Challenge): ((n: number) => boolean) | null => {
  const wanted = wordsOf(challenge)
  if (algorithm !== 'SHA-256' || !wanted) return null
  const hash = sha256(salt.length + MAX_DIGITS)
  return (n) => {
    writeAscii(hash.block, 0, salt)
    const words = hash.digest(writeAscii(hash.block, salt.length, String(n)))
    return words[0] === wanted[0] && wanted.every((word, i) => words[i] === word)
  }
}

/**
 * Finds the number whose hash with the salt is the challenge (the proof of work of altcha, version 1).
 * @returns the answer as the server takes it, base64 of JSON; null when there is none, or it was stopped
 */
export const solveChallenge = async (
  challenge: Challenge,
  options: SolveOptions = {},
): Promise<string | null> => {
  const { slice = 12, now = Date.now, stopped = () => false } = options
  const solves = checker(challenge)
  if (!solves) return null
  const { algorithm, challenge: hash, maxnumber, salt, signature } = challenge
  let until = now() + slice
  for (let n = 0; n <= maxnumber; n += 1) {
    if (solves(n)) return base64(JSON.stringify({ algorithm, challenge: hash, number: n, salt, signature }))
    if (n % BATCH === 0 && now() >= until) {
      await (options.pause ?? pause)()
      if (stopped()) return null
      until = now() + slice
    }
  }
  return null
}
