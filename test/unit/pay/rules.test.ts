import { checkPartnerAccount, checkPartnerAmount, checkRecipient } from '@core/domain'
import { money } from '@core/money'

/** The rules that both sides share (specification, section 5: the recipient is required). */

test.each([
  ['uid', '', undefined, 'RECIPIENT_REQUIRED'],
  ['email', '   ', undefined, 'RECIPIENT_REQUIRED'],
  ['phone', '', 'JP', 'RECIPIENT_REQUIRED'],
  ['uid', '1234567', undefined, 'UID_INVALID'],
  ['uid', '12345678', undefined, undefined],
  ['uid', ' 12345678 ', undefined, undefined],
  ['uid', '02345678', undefined, 'UID_INVALID'],
  ['uid', '123456789', undefined, 'UID_INVALID'],
  ['email', 'ben@example.com', undefined, undefined],
  ['email', 'ben@example', undefined, 'EMAIL_INVALID'],
  ['phone', '090-1234-5678', 'JP', undefined],
  ['phone', '123', 'JP', 'PHONE_INVALID'],
  ['phone', '9012345678', undefined, 'REGION_REQUIRED'],
] as const)('a recipient by %s "%s" (%s): %s', (method, account, region, code) => {
  expect(checkRecipient({ method, account, region })?.code).toBe(code)
})

test.each([
  ['', 'PARTNER_ACCOUNT_REQUIRED'],
  ['  ', 'PARTNER_ACCOUNT_REQUIRED'],
  ['a', undefined],
  ['x'.repeat(64), undefined],
  ['x'.repeat(65), 'PARTNER_ACCOUNT_INVALID'],
  ['two\nlines', 'PARTNER_ACCOUNT_INVALID'],
  ['turned\u202eround', 'PARTNER_ACCOUNT_INVALID'],
  ['hidden\u200bspace', 'PARTNER_ACCOUNT_INVALID'],
  ['山田 太郎', undefined],
])('an account at a partner "%s": %s', (text, code) => {
  expect(checkPartnerAccount(text)?.code).toBe(code)
})

test.each([
  ['4.999999', false],
  ['5', true],
  ['5.000001', true],
  ['99.999999', true],
  ['100', true],
  ['100.000001', false],
])('a partner with limits of 5 and 100 takes %s: %s', (amount, fits) => {
  const limits = { min: money('5'), max: money('100') }
  const problem = {
    code: 'PARTNER_AMOUNT_OUT_OF_RANGE',
    params: { min: '5', max: '100', currency: 'USDT' },
  }
  expect(checkPartnerAmount(money(amount), limits, 'USDT')).toEqual(fits ? null : problem)
})
