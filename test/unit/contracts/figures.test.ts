import fc from 'fast-check'
import {
  affordableQuantity,
  breakEvenPrice,
  closePosition,
  coverOf,
  coveredPrice,
  fillOrder,
  isCarried,
  liquidationPrice,
  profitCapPrice,
  type OpenPosition,
  type Side,
} from '@core/domain/contracts'
import { money, sum, type Money } from '@core/money'
import { contractSettings, contractsProblem } from '@server/contracts/settings'
import { topOfBook } from '@server/market/book'
import { pairOf } from '@server/market/rows'
import { fromUnits, toUnits } from '@server/market/units'

const TERMS = contractSettings('demo')
const fee = (t: (typeof TERMS)[number]): { fee: Money } => ({ fee: money(t.feeRate) })

/** A pair's terms, a last price in units between one thousandth and ten times a usual one, a side, a leverage, a quantity. */
const ticket = fc
  .record({
    index: fc.integer({ min: 0, max: TERMS.length - 1 }),
    price: fc.integer({ min: 2_000, max: 20_000_000 }),
    long: fc.boolean(),
    lever: fc.nat(),
    quantity: fc.integer({ min: 1, max: 50_000 }),
  })
  .map(({ index, price, long, lever, quantity }) => {
    const terms = TERMS[index] as (typeof TERMS)[number]
    const side: Side = long ? 'long' : 'short'
    return {
      terms,
      side,
      last: BigInt(price),
      lever: terms.levers[lever % terms.levers.length] ?? 1,
      quantity: money(String(quantity)).times(terms.minQuantity),
    }
  })

type Ticket = typeof ticket extends fc.Arbitrary<infer T> ? T : never

const decimal = ({ terms }: Ticket, units: bigint): Money =>
  money(fromUnits(units, pairOf(terms.tradeId).priceScale))

/** Opens at the house's quote at the last price, as a market order with the default bound would. */
const opened = (t: Ticket) => {
  const { terms, side, quantity, lever } = t
  const { priceScale } = pairOf(terms.tradeId)
  const { bid, ask } = topOfBook(terms.tradeId, t.last)
  const multiplier = money(terms.multiplier)
  const price = coveredPrice(decimal(t, t.last), money(terms.slippage), priceScale)
  const order = { side, quantity, lever, multiplier, price }
  const cover = coverOf(order, terms)
  const openPrice = decimal(t, side === 'long' ? ask : bid)
  const filled = fillOrder(order, cover, openPrice, terms, priceScale)
  const position: OpenPosition = {
    ...{ side, quantity, multiplier, price: openPrice },
    ...{ margin: filled.margin, maxProfit: filled.maxProfit },
  }
  return { cover, filled, position }
}

const closingPrice = (t: Ticket, last: bigint): Money => {
  const { bid, ask } = topOfBook(t.terms.tradeId, last)
  return decimal(t, t.side === 'long' ? bid : ask)
}

test('the terms are fit to start with, and those under which a player gains are not', () => {
  expect(contractsProblem(TERMS)).toBeNull()
  const [btc] = TERMS
  if (!btc) throw new Error('no terms')
  const unfit = [
    { feeRate: '-0.0001' },
    { maintenanceRate: '1' },
    { profitCap: '0' },
    { levers: [] },
    { levers: [1.5] },
    { levers: [1, 200] },
    { maintenanceRate: '0.003' },
    { slippage: '0.02' },
    { minQuantity: '0.00001' },
  ]
  for (const change of unfit)
    expect(contractsProblem([{ ...btc, ...change }])).toMatch(/^contracts of pair 1/)
})

test('a fill needs no more than what was frozen and reserved, and gives the rest back', () => {
  fc.assert(
    fc.property(ticket, (t) => {
      const { cover, filled } = opened(t)
      expect(filled.returned.gte('0') && filled.released.gte('0')).toBe(true)
      const used = sum([filled.margin, filled.fee, filled.returned])
      expect(used.toFixed()).toBe(cover.margin.plus(cover.fee).toFixed())
      expect(filled.maxProfit.plus(filled.released).toFixed()).toBe(cover.reserve.toFixed())
    }),
    { numRuns: 500 },
  )
})

test('no round trip at one price gains, dust included', () => {
  fc.assert(
    fc.property(ticket, (t) => {
      const { filled, position } = opened(t)
      const closing = closePosition(position, position.quantity, closingPrice(t, t.last), fee(t.terms))
      const paid = filled.margin.plus(filled.fee)
      expect(closing.credited.lt(paid)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

const move = fc.integer({ min: -300_000, max: 300_000 })
const moved = (last: bigint, millionths: number): bigint => {
  const next = (last * BigInt(1_000_000 + millionths)) / 1_000_000n
  return next > 0n ? next : 1n
}

test('whatever the price does, a close is within margin and reserve, and all of it is accounted for', () => {
  fc.assert(
    fc.property(ticket, move, fc.boolean(), (t, millionths, liquidates) => {
      const { position } = opened(t)
      const rates = {
        ...fee(t.terms),
        ...(liquidates ? { liquidation: money(t.terms.liquidationFeeRate) } : {}),
      }
      const c = closePosition(position, position.quantity, closingPrice(t, moved(t.last, millionths)), rates)
      expect(c.credited.gte('0') && c.fee.gte('0') && c.liquidationFee.gte('0')).toBe(true)
      expect(c.profit.lte(c.reserve) && c.profit.gte(c.margin.neg())).toBe(true)
      expect(sum([c.credited, c.fee, c.liquidationFee]).toFixed()).toBe(c.margin.plus(c.profit).toFixed())
      expect(c.shortfall.eq('0') || c.credited.eq('0')).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

test('closing in parts never credits more than closing the whole, while the position is not in liquidation', () => {
  const cuts = fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(ticket, move, cuts, (t, millionths, percents) => {
      const { filled, position } = opened(t)
      const last = moved(t.last, millionths)
      if (!isCarried(filled, t.side, decimal(t, last))) return
      const price = closingPrice(t, last)
      const whole = closePosition(position, position.quantity, price, fee(t.terms)).credited
      let left = position
      let credited = money('0')
      for (const percent of percents) {
        const part = left.quantity.times(String(percent)).div('100').round(t.terms.quantityScale, 0)
        if (part.lte('0') || part.gte(left.quantity)) continue
        const c = closePosition(left, part, price, fee(t.terms))
        credited = credited.plus(c.credited)
        left = {
          ...left,
          quantity: left.quantity.minus(part),
          margin: left.margin.minus(c.margin),
          maxProfit: left.maxProfit.minus(c.reserve),
        }
      }
      credited = credited.plus(closePosition(left, left.quantity, price, fee(t.terms)).credited)
      expect(credited.lte(whole)).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

/** One step of a pair's price, towards what the position gains by, or away from it. */
const stepOf = (t: Ticket, towards: boolean): Money => {
  const unit = decimal(t, 1n)
  return (t.side === 'long') === towards ? unit : unit.times('-1')
}

/** What a position has gained at a price, exactly. */
const gainAt = ({ side, price: open, quantity, multiplier }: OpenPosition, price: Money): Money =>
  (side === 'long' ? price.minus(open) : open.minus(price)).times(quantity).times(multiplier)

test('at the liquidation price what is left still covers the maintenance, one step on it does not', () => {
  fc.assert(
    fc.property(ticket, (t) => {
      const { position } = opened(t)
      const rate = money(t.terms.maintenanceRate)
      const at = liquidationPrice(position, position.margin, rate, pairOf(t.terms.tradeId).priceScale)
      if (at === null) {
        expect(t.side).toBe('long')
        return
      }
      const spare = (price: Money): Money => {
        const value = price.times(position.quantity).times(position.multiplier)
        return position.margin.plus(gainAt(position, price)).minus(value.times(rate))
      }
      expect(spare(at).gte('0')).toBe(true)
      expect(spare(at.plus(stepOf(t, false))).lt('0')).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

test('at the break-even price the gain pays for both fees, one step before it does not', () => {
  fc.assert(
    fc.property(ticket, (t) => {
      const { position } = opened(t)
      const rate = money(t.terms.feeRate)
      const at = breakEvenPrice(t.side, position.price, rate, pairOf(t.terms.tradeId).priceScale)
      const left = (price: Money): Money => {
        const traded = position.price.plus(price).times(position.quantity).times(position.multiplier)
        return gainAt(position, price).minus(traded.times(rate))
      }
      expect(left(at).gte('0')).toBe(true)
      expect(left(at.plus(stepOf(t, false))).lt('0')).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

test('at the price of the largest profit all of it is earned, one step before it not yet', () => {
  fc.assert(
    fc.property(ticket, (t) => {
      const { position } = opened(t)
      const at = profitCapPrice(position, position.maxProfit, pairOf(t.terms.tradeId).priceScale)
      if (at === null) {
        expect(t.side).toBe('short')
        return
      }
      expect(gainAt(position, at).gte(position.maxProfit)).toBe(true)
      expect(gainAt(position, at.plus(stepOf(t, false))).lt(position.maxProfit)).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

test('what can be afforded can be paid, and the next quantity cannot', () => {
  fc.assert(
    fc.property(ticket, fc.integer({ min: 1, max: 1_000_000_000 }), (t, micros) => {
      const { terms, lever } = t
      const available = money(fromUnits(BigInt(micros), 6))
      const price = decimal(t, t.last)
      const need = (quantity: Money): Money => {
        const order = { side: t.side, quantity, lever, price, multiplier: money(terms.multiplier) }
        const { margin, fee: charge } = coverOf(order, terms)
        return margin.plus(charge)
      }
      const most = affordableQuantity(available, price, lever, terms)
      const step = money(`1e-${terms.quantityScale}`)
      if (most.gt('0')) expect(need(most).lte(available)).toBe(true)
      expect(need(most.plus(step).plus(step)).gt(available)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('the quotes are those of the book, on either side of the price', () => {
  fc.assert(
    fc.property(ticket, ({ terms, last }) => {
      const { bid, ask } = topOfBook(terms.tradeId, last)
      expect(bid < last && ask > last).toBe(true)
      expect(toUnits(fromUnits(bid, 2), 2)).toBe(bid)
      // 0.02% and two units at most
      expect((ask - bid) * 5_000n).toBeLessThanOrEqual(last + 20_000n)
    }),
    { numRuns: 500 },
  )
})
