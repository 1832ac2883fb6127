import type { RequestOf } from '@core/contract/schemas'
import type { Particulars } from '@server/identity/sealed'
import { numberHash, sealForm } from '@server/identity/sealed'
import { resetTradePassword } from '@server/profile/resetTradePassword'
import { passTradePassword } from '@server/services/tradePassword'
import { uuidv7 } from '@server/store/ids'
import { number, openProfile, PASSWORD, type Owner, type ProfileApp } from './helper'

let app: ProfileApp
let owner: Owner
beforeAll(async () => {
  app = await openProfile()
})
beforeEach(async () => {
  owner = await app.owner()
})
afterAll(() => app.close())

const NEW = 'kiwi8462'
type Fields = Partial<RequestOf<'profile.findTradePassword'>>

const reset = async (fields: Fields, who = owner) => {
  const newPassword = fields.newPassword ?? NEW
  const code = fields.code ?? (await app.codeFor(who, 'resetTradePassword'))
  const request = { newPassword, confirmPassword: newPassword, ...fields, code }
  return app.call('profile.findTradePassword', request, { token: who.token })
}

const passes = (password: string, who = owner): Promise<boolean> =>
  passTradePassword(app.ctx, { userId: who.userId, ip: 'test' }, password).then(
    () => true,
    () => false,
  )

const IDENTITY = `
insert into identities (id, user_id, state, document, sealed, number_hash, submitted_at, decided_at)
values ($1, $2, 'approved', 'idCard', $3, $4, 0, 0)`

let people = 0
/** An identity that an operator approved; the number is the standard's sample with another serial in front. */
const approve = async (idNumber: string): Promise<void> => {
  const id = uuidv7()
  const form = {
    name: 'Li Mei',
    holder: '',
    cardNumber: '',
    region: 'CN',
    phone: '',
    idNumber,
  } as Particulars
  const hash = numberHash(app.ctx.secrets, `${idNumber}${(people += 1)}`)
  const { query } = app.ctx.db
  await query('test.identity', IDENTITY, [id, owner.userId, sealForm(app.ctx.secrets, id, form), hash])
  await query('test.approve', "update users set realname_state = 'approved' where id = $1", [owner.userId])
}

describe('who is not verified resets the trade password', () => {
  it('with the login password and a code', async () => {
    const { code, obj } = await reset({ loginPassword: PASSWORD })
    expect([code, obj.hasTradePassword]).toEqual([0, true])
    expect([await passes(NEW), await passes('mint5739')]).toEqual([true, false])
  })

  it.each([
    [{}, 'PASSWORD_REQUIRED'],
    [{ idNumber: '002X' }, 'PASSWORD_REQUIRED'],
    [{ loginPassword: 'kiwi1234' }, 'LOGIN_PASSWORD_WRONG'],
    [{ loginPassword: PASSWORD, newPassword: 'kiwi8' }, 'PASSWORD_INVALID'],
    [{ loginPassword: PASSWORD, newPassword: 'abc123' }, 'PASSWORD_TOO_COMMON'],
    [{ loginPassword: PASSWORD, confirmPassword: 'kiwi8463' }, 'PASSWORDS_DIFFER'],
    [{ loginPassword: PASSWORD, code: '' }, 'CODE_REQUIRED'],
  ] as const)('but not with %j: %s', async (fields, code) => {
    expect((await reset({ code: '000000', ...fields })).code).toBe(number(code))
    expect(await passes(NEW)).toBe(false)
  })

  it('but not to the login password', async () => {
    expect((await reset({ loginPassword: PASSWORD, newPassword: PASSWORD })).code).toBe(
      number('TRADE_PASSWORD_SAME_AS_LOGIN'),
    )
  })

  it('with a code for this and nothing else', async () => {
    const code = await app.codeFor(owner, 'tradePassword')
    expect((await reset({ loginPassword: PASSWORD, code })).code).toBe(number('CODE_INVALID'))
  })
})

describe('who is verified resets it', () => {
  it.each([
    ['11010519491231002X', '002x'],
    ['11010519491231002X', ' 002X '],
    ['AB-123 4567', '4567'],
  ])('with the last 4 characters of %s: %j', async (idNumber, tail) => {
    await approve(idNumber)
    expect((await reset({ idNumber: tail })).code).toBe(0)
    expect(await passes(NEW)).toBe(true)
  })

  it.each([
    ['', 'ID_TAIL_REQUIRED'],
    ['0021', 'ID_TAIL_WRONG'],
    ['02X', 'ID_TAIL_WRONG'],
    ['1002X', 'ID_TAIL_WRONG'],
    ['11010519491231002X', 'ID_TAIL_WRONG'],
  ] as const)('but not with %j: %s', async (idNumber, code) => {
    await approve('11010519491231002X')
    expect((await reset({ idNumber, code: '000000' })).code).toBe(number(code))
    expect(await passes(NEW)).toBe(false)
  })

  it('but not with the login password alone', async () => {
    await approve('11010519491231002X')
    expect((await reset({ loginPassword: PASSWORD, code: '000000' })).code).toBe(number('ID_TAIL_REQUIRED'))
  })

  it('and must wait after 5 wrong guesses, whatever comes then', async () => {
    await approve('11010519491231002X')
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await reset({ idNumber: `000${guess}`, code: '000000' })).code).toBe(number('ID_TAIL_WRONG'))
    }
    expect((await reset({ idNumber: '002X', code: '000000' })).code).toBe(number('LOGIN_BACKOFF'))
  })
  it('wherever the guesses come from: four characters bear few', async () => {
    await approve('11010519491231002X')
    const { userId } = owner
    const from = (address: number, idNumber: string) => {
      const origin = { ip: `198.51.100.${address}`, userAgent: '', browser: '', country: null, site: null }
      const request = { newPassword: NEW, confirmPassword: NEW, code: '000000', idNumber }
      return resetTradePassword(app.ctx, { userId, origin }, request)
    }
    for (let address = 0; address < 5; address += 1)
      await expect(from(address, `000${address}`)).rejects.toMatchObject({ code: 'ID_TAIL_WRONG' })
    await expect(from(6, '002X')).rejects.toMatchObject({ code: 'LOGIN_BACKOFF' })
  })
})
