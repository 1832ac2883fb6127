import { startOptionsEngine } from '@server/options/engine'
import { openDesk, type Desk } from './desk'

let desk: Desk
beforeEach(async () => {
  desk = await openDesk()
})
afterEach(() => desk.close())

/** Movements per order beyond its acceptance. */
const ENDINGS = `
select ref_id, count(distinct tx_id)::int as endings
from entries where ref_type = 'option' and event <> 'option.accept' group by ref_id`

test('two engines at once open and settle 600 orders exactly once each', async () => {
  await desk.tick(0, '20000')
  const users = await Promise.all(Array.from({ length: 20 }, () => desk.trader('3000')))
  for (const user of users) {
    for (let i = 0; i < 30; i++) await desk.place(user, { quantity: '10', direction: i % 2 ? 'up' : 'down' })
  }
  const engines = [startOptionsEngine(desk.ctx), startOptionsEngine(desk.ctx)]
  await desk.tick(1_000, '20000')
  await Promise.all(engines.map((engine) => engine.run()))
  await desk.tick(61_000, '20001')
  await desk.tick(62_000, '20001')
  await Promise.all(engines.map((engine) => engine.run()))
  await Promise.all(engines.map((engine) => engine.stop()))

  const endings = await desk.ctx.db.query<{ ref_id: string; endings: number }>('test.endings', ENDINGS)
  expect(endings).toHaveLength(600)
  expect(new Set(endings.map((e) => e.endings))).toEqual(new Set([1]))
  // 15 calls win 7.6 each, 15 puts lose 10 each: 3000 + 114 - 150
  for (const user of users) expect(await desk.money(user)).toEqual(['2964', '0'])
}, 60_000)

test('an engine that starts settles what fell due while none ran', async () => {
  await desk.tick(0, '20000')
  const { id } = await desk.place(await desk.trader())
  await desk.tick(1_000, '20000')
  await desk.tick(61_000, '20001')
  await desk.tick(90_000, '19000')
  const settled = new Promise<void>((resolve) => {
    desk.ctx.bus.subscribe('order', () => {
      void desk.order(id).then((row) => row.state === 'settled' && resolve())
    })
  })
  const engine = startOptionsEngine(desk.ctx)
  await settled
  await engine.stop()
  expect(await desk.order(id)).toMatchObject({ outcome: 'win', settle_seq: '3' })
})
