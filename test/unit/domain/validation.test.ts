import {
  checkAgreement,
  checkAvailable,
  checkCode,
  checkEmail,
  checkPassword,
  checkPasswordsMatch,
  checkPhone,
  checkTransfer,
  CURRENCIES,
  FUND,
  FUND_TYPES,
  normaliseEmail,
  normalisePhone,
  PERIODS,
  readAmount,
  regionByCode,
  REGIONS,
} from '@core/domain'
import { money } from '@core/money'

const code = (problem: { code: string } | null) => problem?.code ?? null

describe('constants of the specification', () => {
  it('18 countries, 5 currencies, 25 fund types, 8 periods', () => {
    expect(new Set(REGIONS.map((r) => r.code)).size).toBe(18)
    expect(CURRENCIES.map((c) => [c.id, c.key])).toEqual([
      [1, 'balance_usdt'],
      [2, 'balance_trx'],
      [3, 'balance_bbt'],
      [4, 'balance_eth'],
      [5, 'balance_btc'],
    ])
    expect(FUND_TYPES.map((t) => t.id)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1))
    expect([FUND.optionStake, FUND.stakeReturned, FUND.profit, FUND.tokenExchangeIn]).toEqual([1, 14, 15, 25])
    expect(PERIODS).toHaveLength(8)
  })
})

describe('passwords: 6 to 8 letters and digits with one of each', () => {
  it.each(['abc123', 'Abcdef12', '1234567a'])('%s fits', (p) => expect(checkPassword(p)).toBeNull())
  it.each(['abc12', 'abcdef123', 'abcdef', '123456', 'abc 12', 'abc-123', 'пароль1', '１２３abc'])(
    '%s does not',
    (p) => expect(code(checkPassword(p))).toBe('PASSWORD_INVALID'),
  )
  it('is required, and both must match', () => {
    expect(code(checkPassword(''))).toBe('PASSWORD_REQUIRED')
    expect(checkPasswordsMatch('abc123', 'abc123')).toBeNull()
    expect(code(checkPasswordsMatch('abc123', 'abc124'))).toBe('PASSWORDS_DIFFER')
  })
})

describe('e-mails and phones', () => {
  it.each(['a@b.co', 'Mika.K+x@Example.com', 'x_1@sub.example.co.jp'])('%s is an e-mail', (e) =>
    expect(checkEmail(e)).toBeNull(),
  )
  it.each(['a', 'a@', '@b.co', 'a@b', 'a b@c.de', 'a@b..co', 'a..b@c.de', 'a@-b.co'])('%s is none', (e) =>
    expect(code(checkEmail(e))).toBe('EMAIL_INVALID'),
  )
  it('one stored form', () => {
    expect(normaliseEmail(' Mika@Example.COM ')).toBe('mika@example.com')
    expect(normalisePhone('090 1234-5678')).toBe('9012345678')
  })
  it('phones have the digits of their country: 11 in China', () => {
    const china = regionByCode('CN')
    expect(checkPhone('13812345678', china)).toBeNull()
    expect(code(checkPhone('1381234567', china))).toBe('PHONE_INVALID')
    expect(code(checkPhone('138123456789', china))).toBe('PHONE_INVALID')
    expect(code(checkPhone('13812345678', undefined))).toBe('REGION_REQUIRED')
    expect(code(checkPhone('', china))).toBe('ACCOUNT_REQUIRED')
  })
})

describe('codes, agreement', () => {
  it('6 digits', () => {
    expect(checkCode('012345')).toBeNull()
    expect(code(checkCode(''))).toBe('CODE_REQUIRED')
    expect(code(checkCode('12345'))).toBe('CODE_INVALID')
    expect(code(checkCode('1234567'))).toBe('CODE_INVALID')
  })
  it('must be accepted', () => {
    expect(checkAgreement(true)).toBeNull()
    expect(code(checkAgreement(false))).toBe('AGREEMENT_REQUIRED')
  })
})

describe('transfers: required, above 0, within the balance, two different accounts', () => {
  it.each([
    ['', 'AMOUNT_REQUIRED'],
    ['0', 'AMOUNT_NOT_POSITIVE'],
    ['0.000000', 'AMOUNT_NOT_POSITIVE'],
    ['-1', 'AMOUNT_INVALID'],
    ['1e-30', 'AMOUNT_INVALID'],
    ['0.0000001', 'AMOUNT_INVALID'],
    ['0.000001', null],
  ])('%j at 6 decimals: %s', (text, expected) => expect(code(readAmount(text, 6).problem)).toBe(expected))
  it('at the balance passes, just over it does not', () => {
    expect(checkAvailable(money('10'), money('10'))).toBeNull()
    expect(code(checkAvailable(money('10.000001'), money('10')))).toBe('INSUFFICIENT_AVAILABLE')
  })
  it('accounts', () => {
    expect(code(checkTransfer(null, 2))).toBe('TRANSFER_OUT_REQUIRED')
    expect(code(checkTransfer(1, null))).toBe('TRANSFER_IN_REQUIRED')
    expect(code(checkTransfer(1, 1))).toBe('SAME_ACCOUNT')
    expect(checkTransfer(1, 2)).toBeNull()
  })
})
