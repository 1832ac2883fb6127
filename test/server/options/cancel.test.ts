import { cancelOption, type Cancelled } from '@server/services/optionsCancel'
import { NOON } from '../../helpers/context'
import { openDesk, type Desk } from './desk'

let desk: Desk
beforeEach(async () => {
  desk = await openDesk()
  await desk.tick(0, '20000')
})
afterEach(() => desk.close())

const cancel = (user: string, orderId: string, quoteId?: string): Promise<Cancelled> =>
  desk.ctx.db.tx((t) => cancelOption(desk.ctx, t, user, { orderId, quoteId }))

const refusal = async (work: Promise<unknown>): Promise<unknown> => {
  const [result] = await Promise.allSettled([work])
  return result.status === 'rejected' ? (result.reason as { code: unknown }).code : 'no refusal'
}

test('free before the open tick is stored', async () => {
  const user = await desk.trader()
  const { id } = await desk.place(user)
  expect(await cancel(user, id)).toMatchObject({
    row: { state: 'cancelled', result: '0.000000000000000000' },
    quote: null,
  })
  expect(await desk.money(user)).toEqual(['1000', '0'])
  expect(await refusal(cancel(user, id))).toBe('ORDER_FINISHED')
})

test('a stored open tick counts even when the engine has not looked yet: an offer instead of the stake', async () => {
  const user = await desk.trader()
  const { id } = await desk.place(user)
  await desk.tick(1_000, '20000')
  const { row, quote } = await cancel(user, id)
  expect(row.state).toBe('open')
  expect(quote?.amount).toBe('83.6') // at the open price: 176 x 0.5 x 0.95
  expect(await desk.money(user)).toEqual(['900', '100'])
})

test("another user's order and ids that are none are not found", async () => {
  const user = await desk.trader()
  const { id } = await desk.place(user)
  expect(await refusal(cancel(await desk.trader(), id))).toBe('ORDER_NOT_FOUND')
  expect(await refusal(cancel(user, 'nonsense'))).toBe('ORDER_NOT_FOUND')
  expect(await refusal(cancel(user, ''))).toBe('ORDER_NOT_FOUND')
})

describe('selling back', () => {
  const running = async (openPrice = '20000'): Promise<{ user: string; id: string }> => {
    const user = await desk.trader()
    const { id } = await desk.place(user)
    await desk.tick(1_000, openPrice)
    await desk.run()
    return { user, id }
  }
  const quoteFor = async (user: string, id: string) => {
    const { quote } = await cancel(user, id)
    if (!quote) throw new Error('no quote')
    return quote
  }

  test('below the stake: 83.6 of 100 comes back, 16.4 stays with the house', async () => {
    const { user, id } = await running()
    const { quoteId } = await quoteFor(user, id)
    const { row } = await cancel(user, id, quoteId)
    expect(row).toMatchObject({ state: 'soldBack', settle_seq: '2' })
    expect(Number(row.result)).toBe(-16.4)
    expect(await desk.money(user)).toEqual(['983.6', '0'])
  })

  /** A running call of 15 min at 82% whose price jumped in the 2nd second and has stood still for 400 s since. */
  const jumped = async (price: string): Promise<{ user: string; id: string }> => {
    const user = await desk.trader()
    const { id } = await desk.place(user, { duration: 900 })
    await desk.tick(1_000, '20000')
    await desk.run()
    for (let second = 2; second <= 402; second += 2) await desk.tick(second * 1_000, price)
    return { user, id }
  }

  test('above the stake: a call far ahead in a calm market is worth its payout, 182 x 0.95 = 172.9', async () => {
    const { user, id } = await jumped('21000')
    const { quoteId, amount } = await quoteFor(user, id)
    expect(amount).toBe('172.9')
    expect(Number((await cancel(user, id, quoteId)).row.result)).toBe(72.9)
    expect(await desk.money(user)).toEqual(['1072.9', '0'])
  })

  test('a jump is not believed to last: it is itself part of the volatility', async () => {
    const { user, id } = await running()
    await desk.tick(2_000, '20010')
    // By hand: two seconds are known, a still one and this move m, so every window says m / sqrt(2), times 1.25;
    // 59 s are left: m / (1.25 x m / sqrt(2) x sqrt(59)) = 0.14729 deviations, N = 0.55855, 176 x 0.55855 x 0.95 = 93.39.
    expect(Number((await quoteFor(user, id)).amount)).toBeCloseTo(93.39, 2)
  })

  test('a worthless one sells for nothing', async () => {
    const { user, id } = await jumped('19000')
    const { quoteId, amount } = await quoteFor(user, id)
    expect(amount).toBe('0')
    await cancel(user, id, quoteId)
    expect(await desk.money(user)).toEqual(['900', '0'])
  })

  test('a quote is taken once, by twenty taps at once too', async () => {
    const { user, id } = await running()
    const { quoteId } = await quoteFor(user, id)
    const taps = await Promise.allSettled(Array.from({ length: 20 }, () => cancel(user, id, quoteId)))
    expect(taps.filter((tap) => tap.status === 'fulfilled')).toHaveLength(1)
    expect(await desk.money(user)).toEqual(['983.6', '0'])
  })

  test('a quote is bound to its order', async () => {
    const first = await running()
    const { id } = await desk.place(first.user)
    await desk.tick(2_000, '20000')
    const { quoteId } = await quoteFor(first.user, first.id)
    expect(await refusal(cancel(first.user, id, quoteId))).toBe('QUOTE_EXPIRED')
    expect(await refusal(cancel(first.user, id, 'nonsense'))).toBe('QUOTE_EXPIRED')
  })

  test('a new quote replaces the one before', async () => {
    const { user, id } = await running()
    const old = await quoteFor(user, id)
    const { quoteId } = await quoteFor(user, id)
    expect(await refusal(cancel(user, id, old.quoteId))).toBe('QUOTE_EXPIRED')
    expect((await cancel(user, id, quoteId)).row.state).toBe('soldBack')
  })

  test('a quote lives 3,000 ms of wall time', async () => {
    const { user, id } = await running()
    const { quoteId, expiresAt } = await quoteFor(user, id)
    expect(expiresAt).toBe(NOON + 3_000)
    desk.ctx.clock.time = NOON + 3_001
    expect(await refusal(cancel(user, id, quoteId))).toBe('QUOTE_EXPIRED')
    desk.ctx.clock.time = NOON + 3_000
    expect((await cancel(user, id, quoteId)).row.state).toBe('soldBack')
  })

  test('a quote above the present value is refused: the price fell meanwhile', async () => {
    const { user, id } = await running()
    const { quoteId } = await quoteFor(user, id)
    await desk.tick(2_000, '19990')
    expect(await refusal(cancel(user, id, quoteId))).toBe('QUOTE_EXPIRED')
    expect((await desk.order(id)).state).toBe('open')
  })

  test('closed in the last 10,000 ms, open at 10,001 ms', async () => {
    const { user, id } = await running() // settles at 61,000
    await desk.tick(51_000, '20000')
    expect(await refusal(cancel(user, id))).toBe('SELL_BACK_CLOSED')
    desk.wait(50_999)
    await desk.ctx.db.query('test.undo', 'delete from ticks where seq = 3')
    await desk.tick(50_999, '20000')
    expect((await cancel(user, id)).quote?.amount).toBe('83.6')
  })

  test('refused on a price of 3,001 ms', async () => {
    const { user, id } = await running()
    desk.wait(4_001)
    expect(await refusal(cancel(user, id))).toBe('PRICE_STALE')
  })
})

test('cancelling forty orders while the engine opens them: each either ran or came back whole', async () => {
  const user = await desk.trader('4000')
  const placed: string[] = []
  for (let i = 0; i < 40; i++) placed.push((await desk.place(user)).id)
  await desk.tick(500, '20000')
  await Promise.all([desk.run(), ...placed.map((id) => cancel(user, id)), desk.run()])
  for (const id of placed) expect((await desk.order(id)).state).toBe('open')
  expect(await desk.money(user)).toEqual(['0', '4000'])
})
