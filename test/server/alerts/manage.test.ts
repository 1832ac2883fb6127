import { ALERTS_PER_USER } from '@core/domain'
import { uuidv7 } from '@server/store/ids'
import { openAlertDesk, type AlertDesk } from './desk'

let desk: AlertDesk
beforeAll(async () => {
  desk = await openAlertDesk()
})
afterAll(() => desk.close())

const refusal = async (work: Promise<unknown>): Promise<unknown> => {
  const [result] = await Promise.allSettled([work])
  return result.status === 'rejected' ? (result.reason as { code: unknown }).code : 'no refusal'
}

test.each([
  ['', 'ALERT_PRICE_REQUIRED'],
  ['0', 'PRICE_INVALID'],
  ['20000.001', 'PRICE_INVALID'],
  ['abc', 'PRICE_INVALID'],
  ['20000', 'ALERT_REACHED'],
  ['20000.01', 'no refusal'],
  ['19999.99', 'no refusal'],
  ['200000', 'no refusal'],
  ['200000.01', 'ALERT_OUT_OF_RANGE'],
  ['2000', 'no refusal'],
  ['1999.99', 'ALERT_OUT_OF_RANGE'],
])('at 20,000 a price of "%s" answers %s', async (price, code) => {
  const user = uuidv7()
  expect(await refusal(desk.add(user, price))).toBe(code)
  expect(await desk.list(user)).toHaveLength(code === 'no refusal' ? 1 : 0)
})

test('a pair that has no price has no alerts', async () => {
  expect(await refusal(desk.add(uuidv7(), '1', { tradeId: 2 }))).toBe('PAIR_NOT_TRADABLE')
})

test('which way it looks follows from the price; the same again stays one, and takes over whether it repeats', async () => {
  const user = uuidv7()
  await desk.add(user, '20100')
  await desk.add(user, '19900')
  await desk.add(user, '20100.00', { repeats: true })
  expect(await desk.list(user)).toMatchObject([
    { direction: 'below', price: '19900.00', repeats: false, rearmPrice: null },
    { direction: 'above', price: '20100.00', repeats: true, armed: true, rearmPrice: '19999.50' },
  ])
})

test(`${ALERTS_PER_USER} are the most, however many devices set them at once; one that goes makes room`, async () => {
  const user = uuidv7()
  const wishes = Array.from({ length: ALERTS_PER_USER + 4 }, (_, i) => desk.add(user, String(20_100 + i)))
  const answers = await Promise.all(wishes.map(refusal))
  expect(answers.filter((code) => code === 'ALERT_LIMIT')).toHaveLength(4)
  const list = await desk.list(user)
  expect(list).toHaveLength(ALERTS_PER_USER)
  expect(await refusal(desk.add(user, list[0]?.price ?? ''))).toBe('no refusal')
  await desk.remove(user, list[0]?.id ?? '')
  expect(await refusal(desk.add(user, '30000'))).toBe('no refusal')
  expect(await refusal(desk.add(user, '30001'))).toBe('ALERT_LIMIT')
})

test("nobody takes another's alert away; an unknown one is no fault", async () => {
  const [a, b] = [uuidv7(), uuidv7()]
  await desk.add(a, '20100')
  const [alert] = await desk.list(a)
  await desk.remove(b, alert?.id ?? '')
  await desk.remove(b, 'no-uuid')
  expect(await desk.list(a)).toHaveLength(1)
  expect(await desk.list(b)).toEqual([])
  await desk.remove(a, alert?.id ?? '')
  await desk.remove(a, alert?.id ?? '')
  expect(await desk.list(a)).toEqual([])
})
