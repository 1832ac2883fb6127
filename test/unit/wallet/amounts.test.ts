import { currency } from '@core/domain'
import { money } from '@core/money'
import { exactAmount, exactSigned, maxAmount, shortAmount, typedAmount } from '@/features/wallet/amounts'

const [usdt, eth, btc] = [currency(1), currency(4), currency(5)]

describe('amounts on screen', () => {
  it('are cut to the usual decimals in lists, and never zero for something', () => {
    expect(shortAmount(money('1234.5678'), usdt)).toBe('1,234.56')
    expect(shortAmount(money('0.000012'), btc)).toBe('0.00001')
  })

  it('show every digit in entries', () => {
    expect(exactAmount(money('0.00000001'), btc)).toBe('0.00000001')
    expect(exactAmount(money('1.500000000000000001'), eth)).toBe('1.500000000000000001')
    expect(exactAmount(money('12.5'), usdt)).toBe('12.50')
    expect(exactSigned('-12.345678', usdt)).toBe('\u221212.345678')
    expect(exactSigned('12', usdt)).toBe('+12.00')
  })

  it('Max is the balance to the last digit, never above it', () => {
    expect(maxAmount(money('1.999999999999999999'), eth)).toBe('1.999999999999999999')
    expect(maxAmount(money('10.1234567'), usdt)).toBe('10.123456')
    expect(maxAmount(money('0'), usdt)).toBe('0')
  })
})

describe('typed amounts', () => {
  it.each([
    ['12.5', '12.5'],
    ['１２．５', '12.5'],
    ['12。5', '12.5'],
    ['1,234.5', '1234.5'],
    ['.5', '0.5'],
    ['007', '7'],
    ['0', '0'],
    ['1e5', '1e5'],
  ])('%j is read as %j', (text, read) => {
    expect(typedAmount(text)).toBe(read)
  })
})
