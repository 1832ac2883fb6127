import type { RequestOf } from '@core/contract/schemas'
import { passTradePassword } from '@server/services/tradePassword'
import { number, PASSWORD } from '../people/helper'
import { openAddresses, type AddressApp, type Owner } from './helper'

let app: AddressApp
let owner: Owner
beforeAll(async () => {
  app = await openAddresses()
})
beforeEach(async () => {
  owner = await app.owner()
})
afterAll(() => app.close())

const FIRST = 'mint5739'
const SECOND = 'kiwi8462'

type Fields = Partial<RequestOf<'profile.changeTradePassword'>>

/** Sets it with the login password and a code of its own, unless `fields` says otherwise. */
const set = async (fields: Fields = {}, who = owner) => {
  const newPassword = fields.newPassword ?? FIRST
  const code = fields.code ?? (await app.codeFor(who, 'tradePassword'))
  const proof = fields.oldPassword === undefined ? { loginPassword: PASSWORD } : {}
  return app.call(
    'profile.changeTradePassword',
    { ...proof, confirmPassword: newPassword, ...fields, newPassword, code },
    { token: who.token },
  )
}

const passes = async (password: string, who = owner): Promise<boolean> => {
  try {
    await passTradePassword(app.ctx, { userId: who.userId, ip: 'test' }, password)
    return true
  } catch {
    return false
  }
}

const info = () => app.ok('user.info', {}, { token: owner.token })

describe('the trade password', () => {
  it('is set with the login password and a code; the profile says so at once', async () => {
    expect((await info()).hasTradePassword).toBe(false)
    const reply = await set()
    expect([reply.code, reply.obj.hasTradePassword]).toEqual([0, true])
    expect((await info()).hasTradePassword).toBe(true)
    expect([await passes(FIRST), await passes(SECOND)]).toEqual([true, false])
  })

  it('is changed with the present one or with the login password', async () => {
    await set()
    expect((await set({ oldPassword: FIRST, newPassword: SECOND })).code).toBe(0)
    expect([await passes(FIRST), await passes(SECOND)]).toEqual([false, true])
    expect((await set({ newPassword: FIRST })).code).toBe(0)
    expect(await passes(FIRST)).toBe(true)
  })

  it.each([
    [{ newPassword: '' }, 'PASSWORD_REQUIRED'],
    [{ newPassword: 'mint5' }, 'PASSWORD_INVALID'],
    [{ newPassword: 'mint57391' }, 'PASSWORD_INVALID'],
    [{ newPassword: '57391846' }, 'PASSWORD_INVALID'],
    [{ newPassword: 'mintmint' }, 'PASSWORD_INVALID'],
    [{ newPassword: 'mint-573' }, 'PASSWORD_INVALID'],
    [{ confirmPassword: 'mint5738' }, 'PASSWORDS_DIFFER'],
    [{ newPassword: 'abc123' }, 'PASSWORD_TOO_COMMON'],
    [{ loginPassword: '' }, 'PASSWORD_REQUIRED'],
    [{ loginPassword: 'kiwi1234' }, 'LOGIN_PASSWORD_WRONG'],
    [{ oldPassword: FIRST }, 'TRADE_PASSWORD_NOT_SET'],
    [{ code: '' }, 'CODE_REQUIRED'],
    [{ code: '12345' }, 'CODE_INVALID'],
  ] as const)('is refused for %j with %s', async (fields, code) => {
    expect((await set({ code: '000000', ...fields })).code).toBe(number(code))
    expect((await info()).hasTradePassword).toBe(false)
  })

  it.each(['mint57', 'mint5739'])('may be as short as 6 and as long as 8: %s', async (newPassword) => {
    expect((await set({ newPassword })).code).toBe(0)
  })

  it('must not be the login password, which is told only to who has both proofs; the code stays usable', async () => {
    const code = await app.codeFor(owner, 'tradePassword')
    expect((await set({ newPassword: PASSWORD, code: '000000' })).code).toBe(number('CODE_INVALID'))
    expect((await set({ newPassword: PASSWORD, code })).code).toBe(number('TRADE_PASSWORD_SAME_AS_LOGIN'))
    expect((await set({ code })).code).toBe(0)
  })

  it('takes a code once, and none that was asked for something else', async () => {
    const code = await app.codeFor(owner, 'tradePassword')
    expect((await set({ code })).code).toBe(0)
    expect((await set({ code, newPassword: SECOND })).code).toBe(number('CODE_INVALID'))
    const other = await app.codeFor(owner, 'withdraw')
    expect((await set({ code: other, newPassword: SECOND })).code).toBe(number('CODE_INVALID'))
    expect(await passes(FIRST)).toBe(true)
  })

  it('cannot be changed by guessing: after 5 wrong ones one waits, also with the right one', async () => {
    await set()
    const guess = (oldPassword: string) => set({ oldPassword, newPassword: SECOND, code: '000000' })
    for (let i = 0; i < 5; i += 1) {
      expect((await guess(`kiwi100${i}`)).code).toBe(number('TRADE_PASSWORD_WRONG'))
    }
    expect((await guess(FIRST)).code).toBe(number('LOGIN_BACKOFF'))
    for (let i = 0; i < 5; i += 1) {
      expect((await set({ loginPassword: `kiwi100${i}`, code: '000000' })).code).toBe(
        number('LOGIN_PASSWORD_WRONG'),
      )
    }
    expect((await set({ code: '000000' })).code).toBe(number('LOGIN_BACKOFF'))
    expect(await passes(FIRST, await app.owner())).toBe(false)
  })

  it('is stored as a hash only', async () => {
    await set()
    const [row] = await app.ctx.db.query<{ trade_password_hash: string }>(
      'test.tradeHash',
      'select trade_password_hash from users where id = $1',
      [owner.userId],
    )
    expect(row?.trade_password_hash).toMatch(/^\$argon2id\$/)
  })
})
