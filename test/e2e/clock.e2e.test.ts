import { OPTIONS, USDT, WALLET } from '@core/domain'
import { tenDays } from '../helpers/candles'
import { openStage, replayOf, seen, type Stage } from './harness'

const file = tenDays()

let stage: Stage
beforeAll(async () => {
  stage = await openStage(replayOf(file.path, '1'))
})
afterAll(() => stage.close())

const MINUTES = 60_000

test.each([
  ['ahead', 7 * MINUTES],
  ['behind', -7 * MINUTES],
])('a phone whose clock is 7 minutes %s counts an order down like everybody else', async (_, wrongBy) => {
  const account = await stage.register()
  const { token } = account
  const move = { from: WALLET, to: OPTIONS, currencyId: USDT, amount: '100' }
  await stage.ok('account.fundsMovement', move, { token })
  const phone = await stage.phone()
  const { page } = phone
  await page.clock.install({ time: Date.now() + wrongBy })
  await phone.logIn(account)
  expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now() - wrongBy)).toBeLessThan(30_000)
  const order = {
    areaId: '1',
    duration: 300,
    direction: 'up' as const,
    quantity: '10',
    accountType: OPTIONS,
  }
  await stage.ok('options.order', order, { token })
  await phone.open('/pages/cookie/index')
  const ring = seen(page.locator('.order .ring', { hasText: /^0[0-5]:\d\d$/ })).first()
  await ring.waitFor()
  const { list } = await stage.ok('options.orderList', {}, { token })
  const { marketTime } = await stage.ok('ext.clock', {})
  const left = ((list[0]?.settleAt ?? 0) - marketTime) / 1_000
  const [minutes = 0, seconds = 0] = (await ring.innerText()).split(':').map(Number)
  // Reading both takes time on a slow machine; a wrong clock would be off by 420 s.
  expect(Math.abs(minutes * 60 + seconds - left)).toBeLessThan(60)
  expect(phone.faults).toEqual([])
  await page.context().close()
})
