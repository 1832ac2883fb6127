import { hash } from 'node:crypto'
import type { Caller } from './client'

/** The answer to a captcha challenge, as the client sends it: the number whose hash with the salt it names. */
export const solveCaptcha = async ({ ok }: Caller): Promise<string> => {
  const { algorithm, challenge, maxnumber, salt, signature } = await ok('verification.captcha', {})
  let number = 0
  while (hash('sha256', `${salt}${number}`) !== challenge) {
    if (number === maxnumber) throw new Error('no solution of the captcha')
    number += 1
  }
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
}
