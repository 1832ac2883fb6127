import { generateSync } from 'otplib'
import { solveCaptcha } from '../../helpers/captcha'
import { openPeople, PASSWORD, type Newcomer, type People } from '../people/helper'
import type { Environment } from '@server/config'

export const NEW_PASSWORD = 'mango753'
const PERIOD_MS = 30_000

export interface Member extends Newcomer {
  readonly token: string
}

/** People who have accounts, and what they do to protect them. */
export interface Access extends People {
  member: () => Promise<Member>
  login: (who: Newcomer, change?: object) => Promise<Awaited<ReturnType<typeof logIn>>>
  /** Asks for a code that resets the password. */
  askReset: (who: Newcomer, browser?: string) => Promise<{ code: number; msg: string; status: number }>
  /** Codes that the demo shows a browser. */
  inbox: (browser: string, purpose?: string) => Promise<readonly string[]>
  reset: (who: Newcomer, code: string, password?: string) => Promise<number>
  /** A code to the own contact. */
  ownCode: (who: Member, purpose: 'loginPassword') => Promise<string>
  /** What an authenticator app shows now, or so many steps later. */
  totp: (secret: string, steps?: number) => string
  /** Turns two-step sign-in on. @returns the app's secret and the recovery codes */
  protect: (who: Member) => Promise<{ secret: string; recoveryCodes: string[] }>
  /** Kinds of the account's history, newest first. */
  history: (token: string) => Promise<string[]>
  userId: (who: Member) => Promise<string>
}

const logIn = (people: People, { email, browser }: Newcomer, change: object) =>
  people.call(
    'user.login',
    { kind: 'email', account: email, password: PASSWORD, agreement: true, ...change },
    { browser },
  )

export const openAccess = async (env: Environment = {}): Promise<Access> => {
  const people = await openPeople(env)
  const { clock } = people.ctx
  const member = async (): Promise<Member> => {
    const who = people.newcomer()
    const { token } = await people.register(who)
    return { ...who, token }
  }
  const inbox: Access['inbox'] = async (browser, purpose = 'forgetPassword') =>
    (await people.ok('ext.demoInbox', {}, { browser }))
      .filter((letter) => letter.purpose === purpose)
      .map(({ code }) => code)
  const totp = (secret: string, steps = 0): string =>
    generateSync({ secret, epoch: Math.floor((clock.time + steps * PERIOD_MS) / 1000) })
  return {
    ...people,
    member,
    inbox,
    totp,
    login: (who, change = {}) => logIn(people, who, change),
    askReset: async ({ email, browser }, from = browser) =>
      people.call(
        'verification.code',
        { kind: 'email', account: email, purpose: 'forgetPassword', captcha: await solveCaptcha(people) },
        { browser: from },
      ),
    reset: async ({ email, browser }, code, password = NEW_PASSWORD) =>
      (
        await people.call(
          'user.forgetPassword',
          { kind: 'email', account: email, code, password, confirmPassword: password },
          { browser },
        )
      ).code,
    ownCode: async ({ token, browser }, purpose) => {
      await people.ok('verification.sendToMe', { purpose }, { token, browser })
      return (await inbox(browser, purpose))[0] ?? ''
    },
    protect: async ({ token }) => {
      const { secret } = await people.ok('ext.beginTwoStep', { password: PASSWORD }, { token })
      const confirmed = await people.ok('ext.confirmTwoStep', { code: totp(secret) }, { token })
      clock.time += PERIOD_MS
      return { secret, ...confirmed }
    },
    history: async (token) =>
      (await people.ok('ext.accountEvents', { pageNum: 1, pageSize: 100 }, { token })).list.map(
        ({ kind }) => kind,
      ),
    userId: async ({ email }) => {
      const user = await people.ctx.db.kysely
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      return user.id
    },
  }
}
