import fc from 'fast-check'
import { currency, CURRENCIES } from '@core/domain'
import { money, round, toWire } from '@core/money'
import { amountOf, tokenDecimals } from '@server/chain/units'

it.each([
  [0n, 6, 1, '0'],
  [1n, 6, 1, '0.000001'],
  [999_999n, 6, 1, '0.999999'],
  [1_000_000n, 6, 1, '1'],
  [1_200_000n, 6, 1, '1.2'],
  [999n, 9, 1, '0'],
  [1_999n, 9, 1, '0.000001'],
  [1n, 18, 4, '0.000000000000000001'],
  [2_100_000_000_000_000n, 8, 5, '21000000'],
] as const)('%p units of %p decimals are, in currency %p, %p', (units, decimals, currencyId, expected) => {
  expect(amountOf(units, decimals, currencyId)).toBe(expected)
})

it('agrees with exact decimals, rounded towards zero', () => {
  const wanted = fc.constantFrom(...CURRENCIES)
  fc.assert(
    fc.property(wanted, fc.bigInt(0n, 10n ** 40n), fc.nat(18), ({ id, scale }, units, more) => {
      const exact = money(String(units)).div(money(`1${'0'.repeat(scale + more)}`))
      expect(amountOf(units, scale + more, id)).toBe(toWire(round(exact, scale, 'down')))
    }),
  )
})

it.each(CURRENCIES.map(({ id }) => id))('currency %p: decimals from its scale to 36', (id) => {
  const { scale } = currency(id)
  expect(tokenDecimals(BigInt(scale), id)).toBe(scale)
  expect(tokenDecimals(36n, id)).toBe(36)
  for (const stated of [BigInt(scale - 1), 37n, 2n ** 255n])
    expect(() => tokenDecimals(stated, id)).toThrow('decimals')
})
