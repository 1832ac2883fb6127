import { tenDays } from '../helpers/candles'
import { leave, openStage, replayOf, seen, tab, type Account, type Phone, type Stage } from './harness'

/** Forty market seconds a second: a minute's option is settled in two seconds, an hour of prices passes in 90. */
const FROM = '2023-03-02T08:00:00Z'
/** The price at which this minute begins is met at the latest then, from whichever side. */
const MET = '2023-03-02 09:00:00'

const candles = tenDays()
let stage: Stage
beforeAll(async () => {
  stage = await openStage(replayOf(candles.path, '40', FROM))
})
afterAll(() => stage.close())

const minuteOption = async ({ token }: Account): Promise<string> => {
  const ticket = { areaId: '1', tradeId: 1, duration: 60, direction: 'up', quantity: '10' } as const
  const { order } = await stage.ok('options.order', { ...ticket, accountType: 1 }, { token })
  return order.id
}

const bell = ({ page }: Phone) => seen(page.getByTestId('bell'))
const badged = ({ page, say }: Phone, count: number) =>
  seen(
    page.getByRole('button', { name: say('common.messagesUnread', { count: String(count) }), exact: true }),
  )

test('a settled option: the badge counts up by itself, the message leads to its receipt, the badge goes', async () => {
  const account = await stage.register()
  const phone = await stage.phone()
  const { page, say } = phone
  await phone.logIn(account)
  await seen(page.getByRole('button', { name: say('common.messages'), exact: true })).waitFor()
  const id = await minuteOption(account)
  await badged(phone, 1).waitFor()
  const back = seen(page.getByRole('button', { name: say('common.back') }))
  await leave(phone, () => bell(phone).tap())
  await leave(phone, () => seen(page.getByTestId('message-orderSettled')).tap())
  expect(page.url()).toContain(`/pages/agreement/receipt?id=${id}`)
  await seen(page.getByText(say('receipt.title'), { exact: true })).waitFor()
  await leave(phone, () => back.tap())
  await seen(page.getByTestId('message-orderSettled')).waitFor()
  expect(await stage.ok('ext.notifications', {}, { token: account.token })).toMatchObject({ unread: 0 })
  await leave(phone, () => back.tap())
  await tab(phone, 'Home').waitFor()
  await seen(page.getByRole('button', { name: say('common.messages'), exact: true })).waitFor()
  expect(phone.faults).toEqual([])
  await page.context().close()
})

test('a kind that is switched off brings no message; what is left can be marked as read at once', async () => {
  const account = await stage.register()
  const phone = await stage.phone()
  const { page, say } = phone
  await phone.logIn(account)
  await minuteOption(account)
  await badged(phone, 1).waitFor()
  await phone.open('/pages/me/messages?tab=settings')
  const off = seen(page.getByTestId('switch-orderSettled'))
  await off.tap()
  await page.locator('[data-testid="switch-orderSettled"][aria-checked="false"]').waitFor()
  await seen(page.getByRole('tab', { name: say('messages.list'), exact: true })).tap()
  await seen(page.getByRole('button', { name: say('messages.markAll'), exact: true })).tap()
  await page.locator('.message__dot').first().waitFor({ state: 'detached' })
  const id = await minuteOption(account)
  const isSettled = async () =>
    (await stage.ok('options.orderInfo', { id }, { token: account.token })).order.settlePrice !== null
  while (!(await isSettled())) await page.waitForTimeout(200)
  expect(await stage.ok('ext.notifications', {}, { token: account.token })).toMatchObject({
    ...{ unread: 0, total: 1 },
  })
  await page.context().close()
})

test('a price alert that was set on the chart tells when the price comes', async () => {
  const account = await stage.register()
  const phone = await stage.phone()
  const { page, say } = phone
  await phone.logIn(account)
  await phone.open('/pages/kline/kline?tradeId=1')
  await seen(page.getByRole('button', { name: say('common.setAlert'), exact: true })).tap()
  const price =
    candles.text
      .split('\n')
      .find((row) => row.startsWith(MET))
      ?.split(',')[1] ?? ''
  await seen(page.getByRole('textbox', { name: say('alerts.price'), exact: true })).fill(price)
  await seen(page.getByTestId('set-alert')).tap()
  await seen(page.getByTestId('alert-row')).waitFor()
  await seen(page.getByTestId('alert-row')).waitFor({ state: 'detached', timeout: 150_000 })
  await phone.open('/pages/me/messages')
  await seen(page.getByTestId('message-priceAlert')).tap()
  await page.waitForURL((url) => url.hash.includes('/pages/kline/kline?tradeId=1'))
  expect(phone.faults).toEqual([])
  await page.context().close()
})
