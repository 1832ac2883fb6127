import { solveChallenge } from 'altcha-lib'
import type { Caller } from './client'

/** The answer to a captcha challenge, as the client sends it. */
export const solveCaptcha = async ({ ok }: Caller): Promise<string> => {
  const { algorithm, challenge, maxnumber, salt, signature } = await ok('verification.captcha', {})
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise
  if (!solution) throw new Error('no solution of the captcha')
  return btoa(JSON.stringify({ algorithm, challenge, number: solution.number, salt, signature }))
}
