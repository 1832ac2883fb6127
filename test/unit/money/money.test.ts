import fc from 'fast-check'
import {
  divide,
  formatAmount,
  formatCompact,
  formatPercent,
  formatPrice,
  formatSigned,
  isAmount,
  maskCard,
  maskEmail,
  maskMiddle,
  maskPhone,
  Money,
  money,
  parseAmount,
  round,
  toWire,
  trimZeros,
} from '@core/money'

describe('amounts typed by people', () => {
  it.each(['0', '1', '0.000001', '12345678901234567890', '1.123456789012345678'])('%s is one', (text) =>
    expect(isAmount(text)).toBe(true),
  )
  it.each([
    '',
    ' ',
    '-1',
    '+1',
    '1.',
    '.5',
    '01',
    '1e3',
    '1e-30',
    '0x10',
    'NaN',
    'Infinity',
    '１',
    '1,000',
    '1.1234567890123456789',
    '123456789012345678901',
  ])('%j is none', (text) => expect(isAmount(text)).toBe(false))
  it('more digits than the scale are refused, not rounded away', () => {
    expect(parseAmount('1.000001', 6)?.toFixed()).toBe('1.000001')
    expect(parseAmount('1.0000001', 6)).toBeNull()
  })
  it('a float is refused: strict mode throws', () => {
    expect(() => new Money(0.1 as unknown as string)).toThrow()
  })
})

describe('rounding by name (by hand)', () => {
  it.each([
    ['1.0000001', 'up', '1.000001'],
    ['1.0000009', 'down', '1'],
    ['-1.0000009', 'down', '-1'],
    ['-1.0000001', 'up', '-1.000001'],
    ['0.0000005', 'halfUp', '0.000001'],
    ['0.00000049', 'halfUp', '0'],
  ] as const)('%s %s is %s at 6 decimals', (value, mode, expected) =>
    expect(toWire(round(money(value), 6, mode))).toBe(expected),
  )
  it('2 / 3 divides once, to the side asked for', () => {
    expect(toWire(divide(money('2'), money('3'), 6, 'down'))).toBe('0.666666')
    expect(toWire(divide(money('2'), money('3'), 6, 'up'))).toBe('0.666667')
  })
  it('sums are exact where floats are not: 0.1 + 0.2', () =>
    expect(toWire(money('0.1').plus('0.2'))).toBe('0.3'))
})

describe('what people read', () => {
  it.each([
    ['1234567.891', 2, '1,234,567.89'],
    ['0', 2, '0.00'],
    ['-1234.5', 2, '\u22121,234.50'],
    ['0.999', 2, '0.99'],
    ['0.00000001', 2, '0.00000001'],
    ['0.0042', 2, '0.004'],
    ['12', 0, '12'],
  ] as const)('formatAmount(%s, %d) is %s', (value, decimals, expected) =>
    expect(formatAmount(value, decimals)).toBe(expected),
  )
  it('signs: plus on gains, U+2212 on losses, none on zero', () => {
    expect(formatSigned('40')).toBe('+40.00')
    expect(formatSigned('-50')).toBe('\u221250.00')
    expect(formatSigned('0')).toBe('0.00')
  })
  it('percentages', () => {
    expect(formatPercent('1.034')).toBe('+1.03%')
    expect(formatPercent('-0.42')).toBe('\u22120.42%')
    expect(formatPercent('0.001')).toBe('0.00%')
  })
  it('prices keep their scale, turnover is compact', () => {
    expect(formatPrice('22440.5', 2)).toBe('22,440.50')
    expect(formatCompact('21110000')).toBe('21.11M')
    expect(formatCompact('999')).toBe('999.00')
  })
  it('zeros at the end go, others stay', () => {
    expect(trimZeros('1.500')).toBe('1.5')
    expect(trimZeros('100')).toBe('100')
    expect(trimZeros('2.00')).toBe('2')
  })
  it('a non-zero amount never shows as zero (property)', () => {
    const amounts = fc
      .bigInt({ min: 1n, max: 10n ** 24n })
      .map((units) => new Money(units.toString()).div('1000000000000000000'))
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 6 }), (amount, decimals) =>
        /[1-9]/.test(formatAmount(amount, decimals)),
      ),
    )
  })
})

describe('masks (6 leading and 6 trailing characters; cards, phones and e-mails as decided)', () => {
  it('long strings', () => {
    expect(maskMiddle('TQ5nVwabcdefgh8hKz4R')).toBe('TQ5nVw…8hKz4R')
    expect(maskMiddle('short')).toBe('short')
  })
  it('cards, phones, e-mails', () => {
    expect(maskCard('4111111111111111')).toBe('•••• 1111')
    expect(maskPhone('13812345678')).toBe('138******78')
    expect(maskEmail('mika@example.com')).toBe('m***@example.com')
  })
})
