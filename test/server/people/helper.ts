import { randomBytes } from 'node:crypto'
import type { ErrorCode } from '@core/domain'
import { ERROR_NUMBERS } from '@core/domain'
import type { Environment } from '@server/config'
import { seedContent } from '@server/services/contentStore'
import { openApp, type TestApp } from '../../helpers/app'
import { solveCaptcha } from '../../helpers/captcha'

export const PASSWORD = 'lime2468'

export interface Newcomer {
  readonly email: string
  readonly browser: string
}

/** An app with content, and the steps of a newcomer. */
export interface People extends TestApp {
  newcomer: () => Newcomer
  /** Asks for a code and reads it from the demo inbox of the same browser. */
  askCode: (who: Newcomer) => Promise<string>
  form: (who: Newcomer, code: string) => Parameters<typeof formOf>[0] & ReturnType<typeof formOf>
  register: (who?: Newcomer) => Promise<{ token: string; email: string }>
}

const formOf = ({ email, code }: { email: string; code: string }) => ({
  kind: 'email' as const,
  account: email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  agreement: true,
  code,
})

export { opened } from '../../helpers/opened'

export const number = (code: ErrorCode): number => ERROR_NUMBERS[code]

export const openPeople = async (env: Environment = {}): Promise<People> => {
  const app = await openApp(env)
  await seedContent(app.ctx)
  const newcomer = (): Newcomer => ({
    email: `new-${randomBytes(5).toString('hex')}@example.com`,
    browser: randomBytes(16).toString('hex'),
  })
  const askCode = async ({ email, browser }: Newcomer): Promise<string> => {
    const captcha = await solveCaptcha(app)
    await app.ok(
      'verification.code',
      { kind: 'email', account: email, purpose: 'register', captcha },
      { browser },
    )
    const [letter] = await app.ok('ext.demoInbox', {}, { browser })
    return letter?.code ?? ''
  }
  const form = ({ email }: Newcomer, code: string) => ({ email, ...formOf({ email, code }) })
  const register = async (who = newcomer()) => {
    const { email: _, ...fields } = form(who, await askCode(who))
    const { token } = await app.ok('user.register', fields, { browser: who.browser })
    return { token, email: who.email }
  }
  return { ...app, newcomer, askCode, form, register }
}
