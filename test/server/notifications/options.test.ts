import { settleDue } from '@server/options/settle'
import { changeSwitches } from '@server/services/notifications/settings'
import { cancelOption } from '@server/services/optionsCancel'
import { openDesk, type Desk } from '../options/desk'
import { toldOf } from './told'

let desk: Desk
let user: string
beforeEach(async () => {
  desk = await openDesk()
  user = await desk.trader()
  await desk.tick(0, '20000')
})
afterEach(() => desk.close())

const told = (userId = user) => toldOf(desk.ctx.db, userId)
const link = (id: string) => `/pages/agreement/receipt?id=${id}`

/** Opens at 20,000, settles at `price`. */
const play = async (price: string): Promise<void> => {
  await desk.tick(1_000, '20000')
  await desk.run()
  await desk.tick(60_000, '20050')
  await desk.tick(61_000, price)
  desk.wait(63_000)
  await desk.run()
}

test('won, lost and even tell once each; figures by hand: 100 USDT at 76%', async () => {
  const up = await desk.place(user)
  const down = await desk.place(user, { direction: 'down', quantity: '50' })
  await play('20001')
  await desk.run()
  const said = await told()
  const head = { pair: 'BTC/USDT' }
  expect(said).toHaveLength(2)
  expect(said).toEqual(
    expect.arrayContaining([
      [
        'orderSettled',
        { ...head, what: 'optionWon', direction: 'up', stake: '100', result: '76' },
        link(up.id),
      ],
      [
        'orderSettled',
        { ...head, what: 'optionLost', direction: 'down', stake: '50', result: '-50' },
        link(down.id),
      ],
    ]),
  )
})

test('an equal price is told as even', async () => {
  await desk.place(user)
  await play('20000')
  expect((await told()).map(([, { what, result }]) => [what, result])).toEqual([['optionEven', '0']])
})

test('void tells; what the user cancelled before it opened does not', async () => {
  const order = await desk.place(user)
  await desk.ctx.db.tx((t) => cancelOption(desk.ctx, t, user, { orderId: order.id }))
  expect(await told()).toEqual([])
  await desk.place(user)
  desk.wait(10_000)
  await desk.run()
  expect((await told()).map(([, { what }]) => what)).toEqual(['optionVoid'])
})

test('two engines on the same due orders tell each owner once', async () => {
  const others = [await desk.trader(), await desk.trader(), await desk.trader()]
  for (const owner of [user, ...others]) await desk.place(owner)
  await desk.tick(1_000, '20000')
  await desk.run()
  await desk.tick(61_000, '20001')
  desk.wait(63_000)
  await Promise.all([settleDue(desk.ctx), settleDue(desk.ctx)])
  await settleDue(desk.ctx)
  for (const owner of [user, ...others]) expect(await told(owner)).toHaveLength(1)
})

test('a settlement that fails tells nothing, and its repetition once', async () => {
  await desk.place(user)
  await desk.tick(1_000, '20000')
  await desk.run()
  await desk.tick(61_000, '20001')
  desk.wait(63_000)
  const post = jest.spyOn(desk.ctx.ledger, 'post').mockRejectedValueOnce(new Error('the disk is full'))
  await expect(settleDue(desk.ctx)).rejects.toThrow('the disk is full')
  expect(await told()).toEqual([])
  post.mockRestore()
  await settleDue(desk.ctx)
  expect(await told()).toHaveLength(1)
})

test('who switched it off is not told, the others of the same batch are', async () => {
  const other = await desk.trader()
  await changeSwitches(desk.ctx.db, user, [{ kind: 'orderSettled', on: false }])
  await desk.place(user)
  await desk.place(other)
  await play('20001')
  expect(await told()).toEqual([])
  expect(await told(other)).toHaveLength(1)
})
