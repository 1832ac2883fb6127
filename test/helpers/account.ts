import { randomBytes } from 'node:crypto'
import { solveCaptcha } from './captcha'
import type { Caller } from './client'

export const PASSWORD = 'vk47tz93'

export interface Account {
  readonly email: string
  readonly token: string
}

/** Registers a new user through the API, as the screens do. */
export const registerBy = async (caller: Caller): Promise<Account> => {
  const email = `user-${randomBytes(6).toString('hex')}@example.com`
  const browser = randomBytes(16).toString('hex')
  const account = { kind: 'email' as const, account: email }
  const captcha = await solveCaptcha(caller)
  await caller.ok('verification.code', { ...account, purpose: 'register', captcha }, { browser })
  const [mail] = await caller.ok('ext.demoInbox', {}, { browser })
  const secrets = { password: PASSWORD, confirmPassword: PASSWORD, code: mail?.code ?? '' }
  const { token } = await caller.ok('user.register', { ...account, ...secrets, agreement: true }, { browser })
  return { email, token }
}
