import { solveCaptcha } from '../../helpers/captcha'
import { number, openPeople, type Newcomer, type People } from './helper'

let people: People
beforeAll(async () => {
  people = await openPeople()
})
afterAll(() => people.close())

const tryCode = async (who: Newcomer, code: string): Promise<number> => {
  const { email: _, ...fields } = people.form(who, code)
  return (await people.call('user.register', fields, { browser: who.browser })).code
}

const other = (code: string): string => (code === '111111' ? '222222' : '111111')
const ask = (who: Newcomer, captcha?: string) =>
  people.call(
    'verification.code',
    { kind: 'email', account: who.email, purpose: 'register', ...(captcha ? { captcha } : {}) },
    { browser: who.browser },
  )

describe('one-time codes', () => {
  it('live 5 minutes: valid just before, expired at the end', async () => {
    const [early, late] = [people.newcomer(), people.newcomer()]
    const [codeEarly, codeLate] = [await people.askCode(early), await people.askCode(late)]
    people.ctx.clock.time += 5 * 60_000 - 1
    expect(await tryCode(early, codeEarly)).toBe(0)
    people.ctx.clock.time += 1
    expect(await tryCode(late, codeLate)).toBe(number('CODE_EXPIRED'))
  })

  it('allow 5 tries: the fifth may still be right, a sixth is not', async () => {
    const who = people.newcomer()
    const code = await people.askCode(who)
    for (let i = 0; i < 5; i += 1) expect(await tryCode(who, other(code))).toBe(number('CODE_INVALID'))
    expect(await tryCode(who, code)).toBe(number('CODE_TRIES_EXCEEDED'))
    const lucky = people.newcomer()
    const right = await people.askCode(lucky)
    for (let i = 0; i < 4; i += 1) await tryCode(lucky, other(right))
    expect(await tryCode(lucky, right)).toBe(0)
  })

  it('are used once', async () => {
    const who = people.newcomer()
    const code = await people.askCode(who)
    expect(await tryCode(who, code)).toBe(0)
    expect(await tryCode(who, code)).toBe(number('CODE_INVALID'))
  })

  it('are sent 60 s apart: refused with the seconds left, then a new one replaces the old', async () => {
    const who = people.newcomer()
    const first = await people.askCode(who)
    people.ctx.clock.time += 59_000
    const refused = await ask(who, await solveCaptcha(people))
    expect([refused.code, refused.msg]).toEqual([
      number('CODE_TOO_SOON'),
      'A code was just sent. You can request another in 1 s.',
    ])
    people.ctx.clock.time += 1_000
    const second = await people.askCode(who)
    if (second !== first) expect(await tryCode(who, first)).toBe(number('CODE_INVALID'))
    expect(await tryCode(who, second)).toBe(0)
  })

  it('are shown to the browser that asked and to no other', async () => {
    const [who, stranger] = [people.newcomer(), people.newcomer()]
    const code = await people.askCode(who)
    expect(
      (await people.ok('ext.demoInbox', {}, { browser: who.browser })).map((letter) => letter.code),
    ).toEqual([code])
    expect(await people.ok('ext.demoInbox', {}, { browser: stranger.browser })).toEqual([])
  })
})

describe('the captcha', () => {
  it('is asked for, works once, and a forged one does not', async () => {
    expect((await ask(people.newcomer())).code).toBe(number('CAPTCHA_REQUIRED'))
    const captcha = await solveCaptcha(people)
    expect((await ask(people.newcomer(), captcha)).code).toBe(0)
    expect((await ask(people.newcomer(), captcha)).code).toBe(number('CAPTCHA_INVALID'))
    const solution = JSON.parse(atob(await solveCaptcha(people))) as Record<string, unknown>
    const forged = btoa(JSON.stringify({ ...solution, signature: '0'.repeat(64) }))
    expect((await ask(people.newcomer(), forged)).code).toBe(number('CAPTCHA_INVALID'))
    expect((await ask(people.newcomer(), 'nonsense')).code).toBe(number('CAPTCHA_INVALID'))
  })

  it('cannot be made to last by moving a digit of the number to the end of the expiry', async () => {
    const solve = async (): Promise<Record<string, unknown> & { salt: string; number: number }> =>
      JSON.parse(atob(await solveCaptcha(people))) as { salt: string; number: number }
    let solution = await solve()
    while (!/^\d[1-9]/.test(String(solution.number))) solution = await solve()
    const [first = '', rest = ''] = [String(solution.number).slice(0, 1), String(solution.number).slice(1)]
    const moved = { ...solution, salt: solution.salt + first, number: Number(rest) }
    expect((await ask(people.newcomer(), btoa(JSON.stringify(moved)))).code).toBe(number('CAPTCHA_INVALID'))
    expect((await ask(people.newcomer(), btoa(JSON.stringify(solution)))).code).toBe(0)
  })

  it.each([{ algorithm: 'MD5' }, { number: '' }, { salt: 1 }, { challenge: null }])(
    'of another shape (%j) is refused like a wrong one',
    async (change) => {
      const solution = JSON.parse(atob(await solveCaptcha(people))) as Record<string, unknown>
      const odd = btoa(JSON.stringify({ ...solution, ...change }))
      expect((await ask(people.newcomer(), odd)).code).toBe(number('CAPTCHA_INVALID'))
    },
  )

  it('expires after 5 minutes', async () => {
    const captcha = await solveCaptcha(people)
    people.ctx.clock.time += 5 * 60_000 + 1_000
    expect((await ask(people.newcomer(), captcha)).code).toBe(number('CAPTCHA_INVALID'))
  })
})
