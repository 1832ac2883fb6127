import { freezeUser } from '@server/services/freezeUser'
import { openMailbox } from '../../helpers/mailbox'
import { number, PASSWORD } from '../people/helper'
import { NEW_PASSWORD, openAccess, type Access } from './helper'

let access: Access
beforeAll(async () => {
  access = await openAccess()
})
afterAll(() => access.close())

const codeFor = async (who: Parameters<Access['askReset']>[0]): Promise<string> => {
  expect((await access.askReset(who)).code).toBe(0)
  return (await access.inbox(who.browser))[0] ?? ''
}
const other = (code: string): string => (code === '111111' ? '222222' : '111111')

describe('a forgotten password', () => {
  it('is replaced by who has the code: the old one is over, every session has ended, the history tells it', async () => {
    const who = await access.member()
    expect(await access.reset(who, await codeFor(who))).toBe(0)
    expect((await access.call('user.info', {}, { token: who.token })).code).toBe(-2)
    expect((await access.login(who)).code).toBe(number('LOGIN_FAILED'))
    const again = await access.login(who, { password: NEW_PASSWORD })
    expect(again.code).toBe(0)
    const token = 'token' in again.obj ? again.obj.token : ''
    expect(await access.history(token)).toEqual(['signIn', 'signInFailed', 'passwordReset', 'signIn'])
  })

  it('never tells whether there is an account: asking, a wrong code and no code answer alike', async () => {
    const [known, unknown] = [await access.member(), access.newcomer()]
    const answers = async (who: typeof unknown) => {
      const asked = await access.askReset(who)
      const soon = await access.askReset(who)
      const wrong = await access.reset(who, '000000')
      return [asked, soon]
        .map(({ code, msg, status }) => ({ code, msg, status }))
        .concat({
          code: wrong,
          msg: '',
          status: 0,
        })
    }
    expect(await answers(known)).toEqual(await answers(unknown))
    const [stranger, member] = [access.newcomer(), await access.member()]
    expect(await access.reset(member, '123456')).toBe(number('CODE_INVALID'))
    expect(await access.reset(stranger, '123456')).toBe(number('CODE_INVALID'))
  })

  it('of an unknown account sends no code; the demo shows one only where the account was used', async () => {
    const nobody = access.newcomer()
    await access.askReset(nobody)
    expect(await access.inbox(nobody.browser)).toEqual([])
    const [who, thief] = [await access.member(), access.newcomer()]
    expect((await access.askReset(who, thief.browser)).code).toBe(0)
    expect(await access.inbox(thief.browser)).toEqual([])
  })

  it('needs a code once, of at most 5 tries and 5 minutes', async () => {
    const who = await access.member()
    const code = await codeFor(who)
    expect(await access.reset(who, code)).toBe(0)
    expect(await access.reset(who, code, 'peach246')).toBe(number('CODE_INVALID'))
    const guessed = await access.member()
    const right = await codeFor(guessed)
    for (let i = 0; i < 5; i += 1)
      expect(await access.reset(guessed, other(right))).toBe(number('CODE_INVALID'))
    access.ctx.clock.time += 5_000
    expect(await access.reset(guessed, right)).toBe(number('CODE_TRIES_EXCEEDED'))
    const late = await access.member()
    const old = await codeFor(late)
    access.ctx.clock.time += 5 * 60_000
    expect(await access.reset(late, old)).toBe(number('CODE_EXPIRED'))
  })

  it('is not found by guessing on with one code after the other: who guesses waits ever longer', async () => {
    const [who, stranger] = [await access.member(), access.newcomer()]
    const guess = async (whose: typeof stranger): Promise<number[]> => {
      const answers = []
      for (let i = 0; i < 6; i += 1) answers.push(await access.reset(whose, '000000'))
      return answers
    }
    const [wrong, wait] = [number('CODE_INVALID'), number('LOGIN_BACKOFF')]
    for (const whose of [who, stranger]) {
      await access.askReset(whose)
      expect(await guess(whose)).toEqual([...Array<number>(5).fill(wrong), wait])
    }
    // The waits are 5, 10, 20 and 40 s: a new code a minute later still bears one guess only.
    for (let i = 0, from = access.ctx.clock.time; i < 3; i += 1) {
      access.ctx.clock.time = from + (i + 1) * 60_000
      await access.askReset(who)
      expect((await guess(who)).slice(1)).toEqual(Array<number>(5).fill(wait))
    }
    access.ctx.clock.time += 10 * 60_000
    expect(await access.reset(who, await codeFor(who))).toBe(0)
  })

  it("has one code for each browser that asked: a stranger uses up none of the owner's tries, nor replaces the code", async () => {
    const [who, stranger] = [await access.member(), access.newcomer()]
    const code = await codeFor(who)
    const posing = { email: who.email, browser: stranger.browser }
    expect((await access.askReset(posing)).code).toBe(0)
    for (const guess of [...Array<string>(4).fill(other(code)), code])
      expect(await access.reset(posing, guess)).toBe(number('CODE_INVALID'))
    // Both are at one address here: the wait of 5 s after five failures is theirs together.
    access.ctx.clock.time += 5_000
    expect(await access.reset(who, code)).toBe(0)
  })

  it('is asked for 5 times in a quarter of an hour by strangers of one source, which leaves the owner theirs', async () => {
    const who = await access.member()
    const answers = []
    for (let i = 0; i < 6; i += 1) answers.push((await access.askReset(who, access.newcomer().browser)).code)
    expect(answers).toEqual([0, 0, 0, 0, 0, number('TOO_MANY_REQUESTS')])
    expect(await access.reset(who, await codeFor(who))).toBe(0)
  })

  it('of two resets at once with one code, one is done', async () => {
    const who = await access.member()
    const code = await codeFor(who)
    const both = await Promise.all([
      access.reset(who, code, NEW_PASSWORD),
      access.reset(who, code, 'peach246'),
    ])
    expect(both.sort((a, b) => a - b)).toEqual([0, number('CODE_INVALID')])
  })

  it('follows the rule, and is a new one', async () => {
    const who = await access.member()
    const code = await codeFor(who)
    const answers = []
    for (const password of ['lime1', 'abcdefg', 'abc123', PASSWORD])
      answers.push(await access.reset(who, code, password))
    expect(answers).toEqual(
      (['PASSWORD_INVALID', 'PASSWORD_INVALID', 'PASSWORD_TOO_COMMON', 'PASSWORD_UNCHANGED'] as const).map(
        number,
      ),
    )
    expect(await access.reset(who, code)).toBe(0)
  })

  it('of a frozen account stays, and the code owner learns why', async () => {
    const who = await access.member()
    const code = await codeFor(who)
    const userId = await access.userId(who)
    const mandate = { actor: 'test', reason: 'test' }
    await access.ctx.db.tx((t) =>
      freezeUser(access.ctx, t, userId, { mandate, action: { action: 'user.freeze', details: {} } }),
    )
    expect(await access.reset(who, code)).toBe(number('ACCOUNT_FROZEN'))
  })

  it('code is no use for registering, nor a register code for it', async () => {
    const who = await access.member()
    const reset = await codeFor(who)
    const { email: _, ...form } = access.form(who, reset)
    expect((await access.call('user.register', form)).code).toBe(number('CODE_INVALID'))
  })
})

describe('with a mail server', () => {
  it('the owner gets the code with the anti-phishing word, an unknown address a mail without a code', async () => {
    const mailbox = await openMailbox()
    const mailed = await openAccess({ SMTP_URL: mailbox.url })
    const who = mailed.newcomer()
    const ask = async (): Promise<string> => {
      await mailed.askCode(who)
      return /verification code is (\d{6})\./.exec(mailbox.mails.at(-1) ?? '')?.[1] ?? ''
    }
    const { email: _, ...form } = mailed.form(who, await ask())
    const { token } = await mailed.ok('user.register', form, { browser: who.browser })
    await mailed.ok(
      'ext.phishingWord',
      { phishingWord: 'plum cake', password: PASSWORD },
      { token, method: 'POST' },
    )
    await mailed.askReset(who)
    const mail = mailbox.mails.at(-1) ?? ''
    expect(mail).toContain('Your anti-phishing word: plum cake')
    expect(mail).toMatch(/verification code is \d{6}\./)
    const nobody = mailed.newcomer()
    expect((await mailed.askReset(nobody)).code).toBe(0)
    const neutral = mailbox.mails.at(-1) ?? ''
    expect(neutral).toContain(`To: ${nobody.email}`)
    expect(neutral).toContain('There is no such account')
    expect(neutral.split('\r\n\r\n').slice(1).join()).not.toMatch(/\d{6}/)
    await mailed.close()
    await mailbox.close()
  })
})
