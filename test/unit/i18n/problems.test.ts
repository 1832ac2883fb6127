import { errorText } from '@core/contract/errors'
import { fillProblem } from '@core/contract/fill'

/** Amounts in sentences look like those on the screen: thousands grouped, every digit kept. */
test.each([
  ['999.99', '999.99'],
  ['1000', '1,000'],
  ['10200.000001', '10,200.000001'],
  ['1234567', '1,234,567'],
  ['0.00004481', '0.00004481'],
  ['TRON', 'TRON'],
])('%s is said as %s', (value, said) => {
  expect(fillProblem('Up to {max}.', { max: value })).toBe(`Up to ${said}.`)
})

test.each(['en_US', 'zh_CN', 'ja_JP'] as const)('%s: so in the sentences of calls', (lang) => {
  expect(errorText(lang, 'INSUFFICIENT_WITHDRAWABLE', { available: '10200', currency: 'USDT' })).toContain(
    '10,200 USDT',
  )
})
