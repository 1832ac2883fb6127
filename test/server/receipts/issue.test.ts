import { sign } from 'tweetnacl'
import { canonical } from '@core/domain/receipts'
import { pruneTicks } from '@server/market/write'
import { issueBatch } from '@server/receipts/issue'
import { publishedKeys } from '@server/receipts/keys'
import { optionInfo } from '@server/services/optionsRead'
import { NOON } from '../../helpers/context'
import { openReceiptDesk, settledOn, type ReceiptDesk } from './desk'

let desk: ReceiptDesk
beforeEach(async () => {
  desk = await openReceiptDesk()
})
afterEach(() => desk.close())

const WIN = [
  [1_000, '20001.00'],
  [60_500, '20000.50'],
  [61_000, '20001.01'],
  [61_999, '10000.00'],
  [62_000, '10000.00'],
] as const

const tick = (seq: number, at: number, price: string) => ({ seq: String(seq), time: NOON + at, price })

test('a won order: its receipt says what the books say, with the ticks around, and is sound', async () => {
  const order = await settledOn(desk, WIN)
  const keys = await publishedKeys(desk.ctx.db)
  const signed = await desk.receipt(order)
  expect(signed?.receipt).toEqual({
    format: 'limelight-receipt',
    version: 1,
    key: keys[0]?.id,
    issuedAt: NOON,
    order: {
      ...{ id: order.id, area: '1', pair: 'BTC/USDT', tradeId: 1, direction: 'up', duration: 60 },
      ...{ accountType: 2, currency: 'USDT', stake: '100', payoutRate: '0.76', profit: '76' },
    },
    acceptedAt: NOON,
    acceptedSeq: '2',
    openTick: tick(3, 1_000, '20001.00'),
    settleAt: NOON + 61_000,
    settleTick: tick(5, 61_000, '20001.01'),
    openTicks: [
      tick(1, -1_000, '19999.00'),
      tick(2, 0, '20000.00'),
      tick(3, 1_000, '20001.00'),
      tick(4, 60_500, '20000.50'),
      tick(5, 61_000, '20001.01'),
      tick(6, 61_999, '10000.00'),
    ],
    settleTicks: [
      tick(2, 0, '20000.00'),
      tick(3, 1_000, '20001.00'),
      tick(4, 60_500, '20000.50'),
      tick(5, 61_000, '20001.01'),
      tick(6, 61_999, '10000.00'),
      tick(7, 62_000, '10000.00'),
    ],
    state: 'settled',
    rule: 'win',
    result: '76',
    credited: '176',
  })
  expect(await desk.verify(order)).toMatchObject({ sound: true, key: keys[0] })
})

describe('every ending has a sound receipt', () => {
  const ended: Record<string, () => Promise<Awaited<ReturnType<typeof settledOn>>>> = {
    loss: () => settledOn(desk, WIN, { direction: 'down' }),
    equal: () =>
      settledOn(desk, [
        [1_000, '20001.00'],
        [61_000, '20001.00'],
        [62_000, '1.00'],
      ]),
    noOpenTick: () => settledOn(desk, [[3_001, '20001.00']]),
    staleSettleTick: () =>
      settledOn(desk, [
        [1_000, '20001.00'],
        [57_999, '20002.00'],
        [62_000, '1.00'],
      ]),
    sameTick: () =>
      settledOn(desk, [
        [1_000, '20001.00'],
        [62_000, '1.00'],
      ]),
    cancelled: async () => (await desk.cancel(await desk.place(await desk.trader()))).row,
    soldBack: async () => {
      const order = await settledOn(desk, [
        [1_000, '20001.00'],
        [20_000, '20005.00'],
      ])
      const { quote } = await desk.cancel(order)
      return (await desk.cancel(order, quote?.quoteId)).row
    },
  }

  test.each(Object.keys(ended))('%s', async (rule) => {
    const order = await ended[rule]?.()
    if (!order) throw new Error('no order')
    const { checks, sound } = await desk.verify(order)
    expect(checks.filter(({ holds }) => !holds)).toEqual([])
    expect(sound).toBe(true)
    expect((await desk.receipt(order))?.receipt.rule).toBe(rule)
  })
})

test('no open tick at all: the market went on silently', async () => {
  const order = await desk.place(await desk.trader())
  desk.wait(4_001)
  await desk.run()
  expect((await desk.receipt(order))?.receipt).toMatchObject({ rule: 'noOpenTick', openTick: null })
  expect(await desk.verify(order)).toMatchObject({ sound: true })
})

test('the signature is what Ed25519 of another library makes of the canonical text', async () => {
  const signed = await desk.receipt(await settledOn(desk, WIN))
  const [key] = await publishedKeys(desk.ctx.db)
  const stored = await desk.ctx.db.query<{ text: string }>('test.text', 'select text from option_receipts')
  const text = canonical(signed?.receipt ?? {})
  expect(stored).toEqual([{ text }])
  const bytes = (hex = '') => Uint8Array.from(Buffer.from(hex, 'hex'))
  const message = Uint8Array.from(Buffer.from(text, 'ascii'))
  expect(sign.detached.verify(message, bytes(signed?.signature), bytes(key?.publicKey))).toBe(true)
})

test('a receipt stays the same for ever: after more ticks, later, without the ticks', async () => {
  const order = await settledOn(desk, WIN)
  const first = await desk.receipt(order)
  await desk.tick(70_000, '20010.00')
  desk.ctx.clock.time += 86_400_000
  expect(await desk.issue()).toBe(0)
  await desk.ctx.db.tx((t) => pruneTicks(t, 1, NOON + 1e9))
  expect(await desk.ctx.db.query('test.ticks', 'select * from ticks')).toEqual([])
  expect(await desk.receipt(order)).toEqual(first)
  const { openTicks } = await optionInfo(desk.ctx, order.user_id, order.id)
  expect(openTicks).toEqual(first?.receipt.openTicks)
})

test('ticks are kept until the receipt is issued, however late that is', async () => {
  await settledOn(desk, WIN)
  const count = async () =>
    (await desk.ctx.db.query<{ n: number }>('test.count', 'select count(*)::int as n from ticks'))[0]?.n
  await desk.ctx.db.tx((t) => pruneTicks(t, 1, NOON + 1e9))
  expect(await count()).toBe(7)
  expect(await desk.issue()).toBe(1)
  await desk.ctx.db.tx((t) => pruneTicks(t, 1, NOON + 1e9))
  expect(await count()).toBe(0)
})

test('a running order has no receipt yet, and none is issued', async () => {
  const order = await desk.place(await desk.trader())
  expect(await desk.issue()).toBe(0)
  expect(await desk.receipt(order)).toBeNull()
  await desk.tick(1_000, '20001.00')
  await desk.run()
  expect(await desk.issue()).toBe(0)
  expect(await desk.receipt(order)).toBeNull()
})

test('workers and the owner ask at once: one receipt per order, the same for all', async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, async () => desk.place(await desk.trader())))
  for (const [at, price] of WIN) await desk.tick(at, price)
  await desk.run()
  const [own, , , again] = await Promise.all([
    desk.receipt(await desk.order(orders[3]?.id ?? '')),
    desk.ctx.db.tx((t) => issueBatch(desk.ctx, t)),
    desk.ctx.db.tx((t) => issueBatch(desk.ctx, t)),
    desk.receipt(await desk.order(orders[3]?.id ?? '')),
  ])
  expect(own).toEqual(again)
  expect(own).not.toBeNull()
  await desk.issue()
  const rows = await desk.ctx.db.query<{ n: number }>(
    'test.receipts',
    `select count(*)::int as n from option_receipts r join option_orders o on o.id = r.order_id and o.receipt_key = r.key_id`,
  )
  expect(rows).toEqual([{ n: 8 }])
})

test('an order from before there were receipts, whose ticks are gone, has none and holds nothing up', async () => {
  const order = await settledOn(desk, WIN)
  await desk.ctx.db.query('test.gone', 'delete from ticks')
  expect(await desk.issue()).toBe(1)
  expect(await desk.issue()).toBe(0)
  expect(await desk.receipt(await desk.order(order.id))).toBeNull()
})
