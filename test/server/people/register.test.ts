import { solveCaptcha } from '../../helpers/captcha'
import { number, openPeople, type People } from './helper'

let people: People
beforeAll(async () => {
  people = await openPeople()
})
afterAll(() => people.close())

describe('registration', () => {
  it('gives a session, 15 accounts and the demo funds (10,000 USDT, 0.1 BTC, 1 ETH, 10,000 TRX, 1,000 BBT)', async () => {
    const { token } = await people.register()
    const types = await people.ok('account.typeAssets', {}, { token })
    expect(types.map((type) => type.id)).toEqual([1, 2, 3])
    const wallet = types[0]?.assets
    expect([wallet?.balance_usdt, wallet?.balance_btc, wallet?.balance_eth].map((b) => b?.available)).toEqual(
      ['10000', '0.1', '1'],
    )
    expect([wallet?.balance_trx.available, wallet?.balance_bbt.available]).toEqual(['10000', '1000'])
    expect(types[1]?.assets.balance_usdt.available).toBe('0')
  })

  it('shows the profile with a masked address', async () => {
    const who = people.newcomer()
    const { token } = await people.register(who)
    const info = await people.ok('user.info', {}, { token })
    expect(info.email).toBe('n***@example.com')
    expect(info).toMatchObject({ level: 'none', hasTradePassword: false, realnameState: 'none', phone: null })
    expect(info.inviteLink).toContain(info.inviteCode)
  })

  it('accepts a phone of the chosen country, stored once whatever the typing', async () => {
    const who = people.newcomer()
    const phone = { kind: 'phone' as const, account: '090-1234-5678', region: 'JP' }
    const captcha = await solveCaptcha(people)
    await people.ok('verification.code', { ...phone, purpose: 'register', captcha }, { browser: who.browser })
    const [letter] = await people.ok('ext.demoInbox', {}, { browser: who.browser })
    expect(letter?.account).toBe('+819012345678')
    const { email: _, ...fields } = { ...people.form(who, letter?.code ?? ''), ...phone }
    const { token } = await people.ok('user.register', fields, { browser: who.browser })
    expect((await people.ok('user.info', {}, { token })).phone).toBe('901*****78')
  })

  it('takes a number once in countries that share a dial code (Canada, United States: +1)', async () => {
    const [who, phone] = [people.newcomer(), '416-555-0123']
    const register = async (region: string) => {
      const account = { kind: 'phone' as const, account: phone, region }
      const captcha = await solveCaptcha(people)
      const asked = { ...account, purpose: 'register' as const, captcha }
      await people.ok('verification.code', asked, { browser: who.browser })
      const [letter] = await people.ok('ext.demoInbox', {}, { browser: who.browser })
      const { email: _, ...fields } = { ...people.form(who, letter?.code ?? ''), ...account }
      return people.call('user.register', fields)
    }
    expect((await register('CA')).code).toBe(0)
    people.ctx.clock.time += 61_000
    expect((await register('US')).code).toBe(number('ACCOUNT_TAKEN'))
  })

  it.each([
    [{ agreement: false }, 'AGREEMENT_REQUIRED'],
    [{ password: 'abc12', confirmPassword: 'abc12' }, 'PASSWORD_INVALID'],
    [{ password: 'abcdefgh1', confirmPassword: 'abcdefgh1' }, 'PASSWORD_INVALID'],
    [{ password: 'abc123', confirmPassword: 'abc123' }, 'PASSWORD_TOO_COMMON'],
    [{ confirmPassword: 'lime2469' }, 'PASSWORDS_DIFFER'],
    [{ account: 'nobody' }, 'EMAIL_INVALID'],
    [{ account: '' }, 'ACCOUNT_REQUIRED'],
    [{ code: '' }, 'CODE_REQUIRED'],
    [{ code: '12345' }, 'CODE_INVALID'],
    [{ inviteCode: 'NOSUCH' }, 'INVITE_CODE_UNKNOWN'],
  ] as const)('refuses %j: %s', async (change, code) => {
    const { email: _, ...fields } = people.form(people.newcomer(), '123456')
    expect((await people.call('user.register', { ...fields, ...change })).code).toBe(number(code))
  })

  it('knows the inviter by the code, in any case of letters', async () => {
    const inviter = await people.register()
    const { inviteCode } = await people.ok('user.info', {}, { token: inviter.token })
    const who = people.newcomer()
    const { email: _, ...fields } = people.form(who, await people.askCode(who))
    await people.ok(
      'user.register',
      { ...fields, inviteCode: inviteCode.toLowerCase() },
      { browser: who.browser },
    )
    const rows = await people.ctx.db.kysely
      .selectFrom('users as u')
      .innerJoin('users as i', 'i.id', 'u.inviter_id')
      .select('i.invite_code')
      .where('u.email', '=', who.email)
      .execute()
    expect(rows).toEqual([{ invite_code: inviteCode }])
  })

  it('of one address twice at the same time makes one user', async () => {
    const who = people.newcomer()
    const { email, ...fields } = people.form(who, await people.askCode(who))
    const replies = await Promise.all([1, 2, 3].map(() => people.call('user.register', fields)))
    expect(replies.filter((reply) => reply.code === 0)).toHaveLength(1)
    const users = await people.ctx.db.kysely
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .execute()
    expect(users).toHaveLength(1)
  })

  it('tells that an account is taken only to who owns it', async () => {
    const who = people.newcomer()
    await people.register(who)
    people.ctx.clock.time += 61_000
    const { email: _, ...fields } = people.form(who, await people.askCode(who))
    expect((await people.call('user.register', fields)).code).toBe(number('ACCOUNT_TAKEN'))
    expect((await people.call('user.register', { ...fields, code: '000000' })).code).not.toBe(
      number('ACCOUNT_TAKEN'),
    )
  })

  it('refuses secrets in an address, and keeps passwords and tokens out of the database', async () => {
    const reply = await people.call('user.register', people.form(people.newcomer(), '123456'), {
      method: 'GET',
    })
    expect(reply.code).toBe(number('SECRET_IN_QUERY'))
    const { token } = await people.register()
    const rows = await people.ctx.db.kysely.selectFrom('sessions').select('token_hash').execute()
    expect(rows.map((row) => row.token_hash)).not.toContain(token)
    const users = await people.ctx.db.kysely.selectFrom('users').select('password_hash').execute()
    expect(users.every((user) => user.password_hash.startsWith('$argon2id$'))).toBe(true)
  })
})
