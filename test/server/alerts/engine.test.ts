import { startAlerts } from '@server/alerts/engine'
import { stepAlerts } from '@server/alerts/step'
import { uuidv7 } from '@server/store/ids'
import { toldOf } from '../notifications/told'
import { openAlertDesk, type AlertDesk } from './desk'

let desk: AlertDesk
const user = uuidv7()
beforeEach(async () => {
  desk = await openAlertDesk()
})
afterEach(() => desk.close())

const told = () => desk.told(user)

test('tells at the price itself, not one cent before, once, and is gone', async () => {
  await desk.add(user, '20100')
  await desk.tick('20099.99')
  expect(await told()).toEqual([])
  await desk.tick('20100')
  await desk.tick('20200')
  const params = { what: 'above', pair: 'BTC/USDT', target: '20100.00', price: '20100.00' }
  expect(await toldOf(desk.ctx.db, user)).toEqual([['priceAlert', params, '/pages/kline/kline?tradeId=1']])
  expect(await desk.list(user)).toEqual([])
})

test('below likewise; a price that jumps past it tells the price that was met', async () => {
  await desk.add(user, '19900')
  await desk.tick('19900.01')
  expect(await told()).toEqual([])
  await desk.tick('19850.50')
  expect(await told()).toEqual(['19850.50'])
})

test('a repeating one rests until the price is 0.5% back: of 20,000 that is 19,900.00', async () => {
  await desk.tick('19950')
  await desk.add(user, '20000', { repeats: true })
  for (const price of ['20000', '19999', '20001', '19900.01', '20002']) await desk.tick(price)
  expect(await told()).toEqual(['20000.00'])
  expect(await desk.list(user)).toMatchObject([{ armed: false, rearmPrice: '19900.00' }])
  await desk.tick('19900')
  expect(await desk.list(user)).toMatchObject([{ armed: true }])
  await desk.tick('20003')
  expect(await told()).toEqual(['20000.00', '20003.00'])
})

test('a repeating one below is armed 0.5% above: of 19,900 that is 19,999.50', async () => {
  await desk.add(user, '19900', { repeats: true })
  for (const price of ['19900', '19999.49', '19800', '19999.50', '19890']) await desk.tick(price)
  expect(await told()).toEqual(['19900.00', '19890.00'])
})

test('ticks stored while no server ran are all looked at, in their order, in one go', async () => {
  await desk.add(user, '20100')
  await desk.add(user, '19900')
  await desk.add(user, '20200', { repeats: true })
  for (const price of ['20150', '19800', '20250', '20000', '20300', '20000']) await desk.store(price)
  const engine = await startAlerts(desk.ctx)
  await engine.run()
  await engine.stop()
  expect(await told()).toEqual(['20150.00', '19800.00', '20250.00', '20300.00'])
})

test('what was stored before an alert was set does not set it off', async () => {
  await desk.store('20150')
  await desk.store('20050')
  await desk.add(user, '20100')
  await desk.run()
  expect(await told()).toEqual([])
  await desk.tick('20100')
  expect(await told()).toEqual(['20100.00'])
})

test('two engines on the same ticks tell once', async () => {
  const users = Array.from({ length: 20 }, () => uuidv7())
  for (const one of users) await desk.add(one, '20100')
  await desk.store('20100')
  await Promise.all(Array.from({ length: 4 }, () => stepAlerts(desk.ctx, 1)))
  for (const one of users) expect(await desk.told(one)).toEqual(['20100.00'])
})

test('a step that dies leaves alert and cursor as they were; the next one tells', async () => {
  await desk.add(user, '20100')
  await desk.store('20100')
  const { db } = desk.ctx
  const dying = {
    ...desk.ctx,
    db: {
      ...db,
      tx: (work: Parameters<typeof db.tx>[0]) =>
        db.tx(async (t) => {
          await work(t)
          throw new Error('the machine lost power')
        }),
    } as typeof db,
  }
  await expect(stepAlerts(dying, 1)).rejects.toThrow('lost power')
  expect(await told()).toEqual([])
  await desk.run()
  expect(await told()).toEqual(['20100.00'])
})

test('setting and deleting while ticks are followed: each alert tells at most once, a kept one exactly once', async () => {
  const users = Array.from({ length: 12 }, () => uuidv7())
  await Promise.all(users.map((one) => desk.add(one, '20100')))
  await desk.store('20100')
  const leave = users.slice(0, 6).map(async (one) => {
    const [alert] = await desk.list(one)
    if (alert) await desk.remove(one, alert.id)
  })
  await Promise.all([...leave, desk.run(), desk.run()])
  for (const one of users.slice(0, 6)) expect((await desk.told(one)).length).toBeLessThanOrEqual(1)
  for (const one of users.slice(6)) expect(await desk.told(one)).toEqual(['20100.00'])
  for (const one of users) expect(await desk.list(one)).toEqual([])
})
