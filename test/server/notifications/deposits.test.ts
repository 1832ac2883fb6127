import { USDT } from '@core/domain'
import { openDesk, type Desk } from '../deposits/desk'
import { toldOf } from './told'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
}, 60_000)
afterAll(() => desk.close())

test('deposits tell when they are decided: credited, or below the minimum of 10 USDT', async () => {
  const user = await desk.ctx.fundedUser()
  await desk.send(user, USDT, '10')
  await desk.send(user, USDT, '9.999999')
  await desk.mine(1)
  await desk.turn()
  expect(await toldOf(desk.ctx.db, user)).toEqual([])
  await desk.mine(40)
  await desk.turn()
  await desk.turn()
  const link = '/pages/asset/recharge?currencyId=1'
  const said = await toldOf(desk.ctx.db, user)
  expect(said).toHaveLength(2)
  expect(said).toEqual(
    expect.arrayContaining([
      ['deposit', { what: 'credited', amount: '10', currency: 'USDT' }, link],
      ['deposit', { what: 'belowMinimum', amount: '9.999999', currency: 'USDT' }, link],
    ]),
  )
})
