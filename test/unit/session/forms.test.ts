import { accountName, emptyAccount, shownAccount } from '@/features/session/forms/account'
import { secondsLeft } from '@/features/session/forms/countdown'
import { emptyLogin, loginErrors, loginSummary } from '@/features/session/forms/login'
import { emptyRegister, registerErrors, registerSummary } from '@/features/session/forms/register'

const login = { ...emptyLogin('en_US'), email: ' Mika@Example.com ', password: 'lime42', agreement: true }

describe('login form', () => {
  it('is ready when every field is fine and sends the e-mail as it is stored', () => {
    expect(loginErrors(login)).toEqual({})
    expect(loginSummary(login)).toEqual({
      ready: true,
      request: { kind: 'email', account: 'mika@example.com', password: 'lime42', agreement: true },
    })
  })

  it.each([
    [{ email: '' }, { account: { code: 'ACCOUNT_REQUIRED' } }],
    [{ email: 'mika@' }, { account: { code: 'EMAIL_INVALID' } }],
    [{ password: '' }, { password: { code: 'PASSWORD_REQUIRED' } }],
    [{ password: 'lime4' }, { password: { code: 'PASSWORD_INVALID' } }],
    [{ password: 'lime42lime' }, { password: { code: 'PASSWORD_INVALID' } }],
    [{ agreement: false }, { agreement: { code: 'AGREEMENT_REQUIRED' } }],
  ])('with %j names the field and the rule', (change, errors) => {
    const state = { ...login, ...change }
    expect(loginErrors(state)).toEqual(errors)
    expect(loginSummary(state).ready).toBe(false)
  })

  it('checks the phone against the chosen country and sends both', () => {
    const phone = { ...login, kind: 'phone' as const, phone: '090-1234-5678', region: 'JP' as const }
    expect(loginErrors(phone)).toEqual({})
    expect(loginSummary(phone).request).toMatchObject({ kind: 'phone', account: '9012345678', region: 'JP' })
    expect(loginErrors({ ...phone, region: 'SG' })).toEqual({ account: { code: 'PHONE_INVALID' } })
  })

  it('shows a phone number with its dial code', () => {
    expect(shownAccount({ kind: 'phone', account: '9012345678', region: 'JP' })).toBe('+81 9012345678')
    expect(shownAccount({ kind: 'email', account: 'mika@example.com' })).toBe('mika@example.com')
  })

  it('keeps what was typed under the other tab', () => {
    const both = { ...login, phone: '5551234567' }
    expect(accountName({ ...both, kind: 'phone' }).account).toBe('5551234567')
    expect(accountName({ ...both, kind: 'email' }).account).toBe('mika@example.com')
  })

  it.each([
    ['en_US', 'US'],
    ['zh_CN', 'CN'],
    ['ja_JP', 'JP'],
  ] as const)('in %s starts with region %s', (lang, region) => {
    expect(emptyAccount(lang).region).toBe(region)
  })
})

const register = {
  ...emptyRegister('en_US', ' ab12cd '),
  email: 'mika@example.com',
  code: '123456',
  password: 'lime42',
  confirm: 'lime42',
  agreement: true,
}

describe('register form', () => {
  it('sends the invitation code of the link in the form codes have', () => {
    expect(registerErrors(register)).toEqual({})
    expect(registerSummary(register).request).toEqual({
      kind: 'email',
      account: 'mika@example.com',
      code: '123456',
      password: 'lime42',
      confirmPassword: 'lime42',
      inviteCode: 'AB12CD',
      agreement: true,
    })
  })

  it('leaves an empty invitation code out', () => {
    expect(registerSummary({ ...register, inviteCode: '  ' }).request).not.toHaveProperty('inviteCode')
  })

  it('goes on without an invitation code that is nobody’s, and with another one', () => {
    expect(registerErrors({ ...register, inviteCode: 'ab-12' })).toEqual({})
    expect(registerSummary(register, 'AB12CD').request).not.toHaveProperty('inviteCode')
    expect(registerSummary(register, 'AB12CE').request.inviteCode).toBe('AB12CD')
  })

  it.each([
    [{ code: '' }, { code: { code: 'CODE_REQUIRED' } }],
    [{ code: '12345' }, { code: { code: 'CODE_INVALID' } }],
    [
      { password: 'limes' },
      { password: { code: 'PASSWORD_INVALID' }, confirm: { code: 'PASSWORDS_DIFFER' } },
    ],
    [{ confirm: 'lime43' }, { confirm: { code: 'PASSWORDS_DIFFER' } }],
    [{ confirm: '' }, { confirm: { code: 'PASSWORD_REQUIRED' } }],
    [{ agreement: false }, { agreement: { code: 'AGREEMENT_REQUIRED' } }],
  ])('with %j names the field and the rule', (change, errors) => {
    const state = { ...register, ...change }
    expect(registerErrors(state)).toEqual(errors)
    expect(registerSummary(state).ready).toBe(false)
  })
})

describe('time until another code', () => {
  it.each([
    [null, 0, 0],
    [60_000, 0, 60],
    [60_000, 59_001, 1],
    [60_000, 60_000, 0],
    [60_000, 99_000, 0],
  ])('until %p at %d is %d s', (until, now, seconds) => {
    expect(secondsLeft(until, now)).toBe(seconds)
  })
})
