import { money } from '@core/money'
import {
  emptyPay,
  mostOf,
  payErrors,
  paySummary,
  refusedField,
  typedRecipient,
  type PayFacts,
  type PayState,
} from '@/features/pay/form/state'

/** The form's pure parts: what is wrong, what will be sent, what is left. */

const FOUND = { recipientId: 'r1', nickname: 'Ben', contact: 'b***@x.com', expiresAt: 1, lookupsLeft: 9 }
const ACME = { id: 'acme', name: 'Acme', limits: [{ currencyId: 1, min: '5', max: '100' }] }
const FACTS: PayFacts = { found: FOUND, partner: ACME, available: money('120.5') }

const user = (patch: Partial<PayState> = {}): PayState => ({
  ...emptyPay('en_US'),
  amount: '12.5',
  password: 'pay2you',
  ...patch,
})
const partner = (patch: Partial<PayState> = {}): PayState =>
  user({ kind: 'partner', partnerId: 'acme', account: 'me@acme', ...patch })

const codes = (state: PayState, facts = FACTS) =>
  Object.fromEntries(Object.entries(payErrors(state, facts)).map(([field, problem]) => [field, problem.code]))

test('a complete payment to a user names the look-up, never the typed address', () => {
  expect(payErrors(user(), FACTS)).toEqual({})
  expect(paySummary(user({ email: 'ben@example.com' }), FACTS)).toMatchObject({
    after: money('108'),
    request: {
      kind: 'user',
      recipientId: 'r1',
      currencyId: 1,
      amount: '12.5',
      tradePassword: 'pay2you',
    },
  })
  expect(paySummary(user(), FACTS).request).not.toHaveProperty('to')
})

test('a complete payment to a partner names partner and account, trimmed', () => {
  expect(paySummary(partner({ account: ' me@acme ' }), FACTS).request).toEqual({
    ...{ kind: 'partner', partnerId: 'acme', to: 'me@acme' },
    ...{ currencyId: 1, amount: '12.5', tradePassword: 'pay2you' },
  })
})

test.each([
  ['', 'AMOUNT_REQUIRED'],
  ['0', 'AMOUNT_NOT_POSITIVE'],
  ['0.000001', undefined],
  ['0.0000001', 'AMOUNT_INVALID'],
  ['120.5', undefined],
  ['120.500001', 'INSUFFICIENT_WALLET'],
  ['x', 'AMOUNT_INVALID'],
])('%s of 120.5 available: %s', (amount, code) => {
  expect(codes(user({ amount })).amount).toBe(code)
  expect(paySummary(user({ amount }), FACTS).request === null).toBe(code !== undefined)
})

test.each([
  ['4.999999', 'PARTNER_AMOUNT_OUT_OF_RANGE'],
  ['5', undefined],
  ['100', undefined],
  ['100.000001', 'PARTNER_AMOUNT_OUT_OF_RANGE'],
  ['120.500001', 'INSUFFICIENT_WALLET'],
])('%s to a partner with limits of 5 and 100: %s', (amount, code) => {
  expect(codes(partner({ amount })).amount).toBe(code)
})

test('the most is what is available, and no more than the chosen partner takes at a time', () => {
  const most = (state: PayState, available: string) =>
    mostOf(state, { ...FACTS, available: money(available) })?.toFixed()
  expect(most(user(), '120.5')).toBe('120.5')
  expect(most(partner(), '100.000001')).toBe('100')
  expect(most(partner(), '100')).toBe('100')
  expect(most(partner(), '99.999999')).toBe('99.999999')
  expect(most(partner({ currencyId: 5 }), '120.5')).toBe('120.5')
  expect(mostOf(partner(), { ...FACTS, available: null })).toBeNull()
})

test('what is missing is named, for the chosen target only', () => {
  const nothing: PayFacts = { found: null, partner: null, available: money('1') }
  const empty = { amount: '', password: '', account: '' }
  expect(codes(user(empty), nothing)).toEqual({
    recipient: 'RECIPIENT_REQUIRED',
    amount: 'AMOUNT_REQUIRED',
    password: 'TRADE_PASSWORD_REQUIRED',
  })
  expect(codes(partner(empty), nothing)).toEqual({
    partner: 'PARTNER_REQUIRED',
    account: 'PARTNER_ACCOUNT_REQUIRED',
    amount: 'AMOUNT_REQUIRED',
    password: 'TRADE_PASSWORD_REQUIRED',
  })
})

test('a coin that the partner does not take is refused before it is sent', () => {
  expect(codes(partner({ currencyId: 5, amount: '0.01' })).amount).toBe('PARTNER_CURRENCY')
})

test('while balances are not known nothing can be sent', () => {
  expect(paySummary(user(), { ...FACTS, available: null })).toMatchObject({ after: null, request: null })
})

test('the recipient is sent in its one form', () => {
  expect(typedRecipient(user({ email: ' Ben@Example.COM ' }))).toEqual({
    method: 'email',
    account: 'ben@example.com',
  })
  const phone = user({ method: 'phone', phone: '090-1234 5678', region: 'JP' })
  expect(typedRecipient(phone)).toEqual({ method: 'phone', account: '9012345678', region: 'JP' })
  expect(typedRecipient(user({ method: 'uid', uid: ' 12345678 ' })).account).toBe('12345678')
})

test('an answer of the server goes to the field it is about, any other to the form', () => {
  expect(refusedField('TRADE_PASSWORD_WRONG')).toBe('password')
  expect(refusedField('RECIPIENT_EXPIRED')).toBe('recipient')
  expect(refusedField('INSUFFICIENT_AVAILABLE')).toBe('amount')
  expect(refusedField('NETWORK_FAILURE')).toBe('form')
})
