import { bindText, checkIdTail, checkNickname, plainNickname } from '@core/domain'
import {
  contactErrors,
  contactSummary,
  emptyContact,
  proofKind,
  refusedContactField,
} from '@/features/profile/bind/contactForm'
import { shareText, worth } from '@/features/profile/statistics/figures'
import {
  emptyReset,
  proofAsked,
  refusedResetField,
  resetErrors,
  resetSummary,
} from '@/features/security/reset/form'

describe('nicknames', () => {
  it.each(['L', 'a'.repeat(20), '🍋'.repeat(20), ' padded '])('%j is one', (name) =>
    expect(checkNickname(name)).toBeNull(),
  )
  it.each(['a'.repeat(21), 'tab\there', '\u200eok\u202e'])('%j is none', (name) =>
    expect(checkNickname(name)?.code).toBe('NICKNAME_INVALID'),
  )
  it('lose the space around them and repeated space', () =>
    expect(plainNickname('  Lime   Tree ')).toBe('Lime Tree'))
})

describe('the end of an ID number', () => {
  it.each(['002X', '002x', ' 00-2x '])('%j is one', (tail) => expect(checkIdTail(tail)).toBeNull())
  it.each(['', ' '])('%j is missing', (tail) => expect(checkIdTail(tail)?.code).toBe('ID_TAIL_REQUIRED'))
  it.each(['02X', '1002X', '00 2号'])('%j is none', (tail) =>
    expect(checkIdTail(tail)?.code).toBe('ID_TAIL_WRONG'),
  )
})

describe('what a code to bind is bound to', () => {
  it('is the same however the contact is written', () => {
    expect(bindText('email', { account: ' Me@Example.COM ' })).toBe('email:me@example.com')
    expect(bindText('phone', { account: '090 1234-5678', region: 'JP' })).toBe('phone:JP:9012345678')
    expect(bindText('wallet', { account: '0xAB' })).toBe('wallet:0xab')
  })
})

describe('the form of a contact', () => {
  const filled = {
    ...emptyContact('email', 'en_US'),
    email: 'Me@Example.com',
    newCode: ' 123456',
    code: '654321',
  }

  it('asks for the contact and both codes', () =>
    expect(Object.keys(contactErrors(emptyContact('phone', 'ja_JP'))).sort()).toEqual([
      'account',
      'code',
      'newCode',
    ]))

  it('sends them with the way that the own code went', () =>
    expect(contactSummary(filled, 'phone')).toEqual({
      contact: { kind: 'email', account: 'me@example.com' },
      request: {
        ...{ kind: 'email', account: 'me@example.com' },
        ...{ newCode: '123456', code: '654321', codeKind: 'phone' },
      },
      bind: 'email:me@example.com',
      ready: true,
    }))

  it('has nothing to bind a code to while the contact is none', () =>
    expect(contactSummary({ ...filled, email: 'me@' }, 'email')).toMatchObject({ bind: null, ready: false }))

  it.each([
    ['email', 'e', 'p', 'phone'],
    ['phone', 'e', 'p', 'email'],
    ['email', 'e', null, 'email'],
    ['phone', 'e', null, 'email'],
    ['email', null, 'p', 'phone'],
  ] as const)(
    'replacing the %s of one with email %s and phone %s, the %s shows who asks',
    (kind, email, phone, by) => expect(proofKind(kind, { email, phone })).toBe(by),
  )

  it('shows each refusal where it belongs', () => {
    expect(refusedContactField({ code: 'CONTACT_TAKEN' })).toBe('account')
    expect(refusedContactField({ code: 'CODE_INVALID', params: { field: 'newCode' } })).toBe('newCode')
    expect(refusedContactField({ code: 'CODE_EXPIRED' })).toBe('code')
    expect(refusedContactField({ code: 'LOGIN_BACKOFF' })).toBeUndefined()
  })
})

describe('the reset of the trade password', () => {
  const filled = { present: 'vk47tz93', password: 'kiwi8462', confirm: 'kiwi8462', code: '123456' }

  it('is proved by the ID number once that is approved, else by the login password', () => {
    expect(emptyReset('approved').proof).toBe('id')
    expect([emptyReset('pending').proof, emptyReset('none').proof]).toEqual(['login', 'login'])
  })

  it('sends one proof', () => {
    const rest = { newPassword: 'kiwi8462', confirmPassword: 'kiwi8462', code: '123456' }
    expect(resetSummary({ ...filled, proof: 'login' })).toEqual({
      request: { loginPassword: 'vk47tz93', ...rest },
      ready: true,
    })
    expect(resetSummary({ ...filled, proof: 'id', present: '00-2x' })).toEqual({
      request: { idNumber: '002X', ...rest },
      ready: true,
    })
  })

  it('refuses the login password as the new one, and whatever is missing', () => {
    const same = { ...filled, proof: 'login' as const, password: filled.present, confirm: filled.present }
    expect(resetErrors(same).password?.code).toBe('TRADE_PASSWORD_SAME_AS_LOGIN')
    expect(Object.keys(resetErrors(emptyReset('none')))).toHaveLength(4)
  })

  it('asks for the other proof when the server wants it', () => {
    expect([proofAsked('ID_TAIL_REQUIRED'), proofAsked('PASSWORD_REQUIRED')]).toEqual(['id', 'login'])
    expect(proofAsked('CODE_INVALID')).toBeUndefined()
    expect([refusedResetField('ID_TAIL_WRONG'), refusedResetField('SERVER_BUSY')]).toEqual([
      'present',
      undefined,
    ])
  })
})

describe('figures of the statistics', () => {
  it.each([
    [null, '—'],
    ['0', '0.00%'],
    ['0.6666', '66.66%'],
    ['1', '100.00%'],
  ])('a win rate of %s is %s', (share, text) => expect(shareText(share)).toBe(text))
  it.each([
    ['0.01', 'up'],
    ['-3', 'down'],
    ['0', ''],
  ])('a result of %s is %j', (amount, tone) => expect(worth(amount)).toBe(tone))
})
