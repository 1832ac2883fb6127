import type { Locator } from 'playwright-core'
import type { Lang } from '@core/domain'
import { formatPrice, money, sum, toWire } from '@core/money'
import { openStage, seen, type Account, type Phone, type Stage } from './harness'

const ROUTE = '/pages/contract/index?tab=contract&tradeId=1'

let stage: Stage
beforeAll(async () => {
  stage = await openStage({})
})
afterAll(() => stage.close())

/** A user with 1,000 USDT in the contract account, on the ticket. */
const trader = async (lang: Lang = 'en_US'): Promise<{ account: Account; phone: Phone }> => {
  const account = await stage.register()
  await stage.ok(
    'account.fundsMovement',
    { from: 1, to: 3, currencyId: 1, amount: '1000' },
    { token: account.token },
  )
  const phone = await stage.phone(lang)
  await phone.logIn(account)
  await phone.open(ROUTE)
  await seen(phone.page.locator('.contract-ticket')).waitFor()
  return { account, phone }
}

const field = ({ page }: Phone, label: string): Locator => seen(page.getByLabel(label, { exact: true }))
const button = ({ page }: Phone, id: string): Locator => seen(page.locator(`[data-testid=${id}]:enabled`))

const clickTwice = (target: Locator): Promise<void> =>
  target.evaluate((node: HTMLElement) => {
    node.click()
    node.click()
  })

const showTab = ({ page }: Phone, name: string): Promise<void> =>
  seen(page.getByRole('tab', { name, exact: true })).tap()

const positionsOf = async ({ token }: Account) => (await stage.ok('usdt.orderList', {}, { token })).list
const closesOf = async ({ token }: Account) => (await stage.ok('usdt.getHistory', {}, { token })).list
const accountOf = ({ token }: Account) => stage.ok('account.oneAssets', { a: 3, b: 1 }, { token })

/** Opens a long of 0.02 BTC at market and waits until it is seen. */
const openLong = async (phone: Phone): Promise<void> => {
  await field(phone, phone.say('contracts.quantity')).fill('0.02')
  await button(phone, 'open-long').tap()
  const confirm = button(phone, 'confirm-contract')
  await confirm.waitFor()
  await clickTwice(confirm)
  await seen(phone.page.locator('.contract-card')).waitFor()
}

test('a long is opened with double taps, guarded, halved and closed with all; every sum adds up', async () => {
  const { account, phone } = await trader()
  const { page, say } = phone
  await openLong(phone)
  const [position, ...others] = await positionsOf(account)
  expect(others).toEqual([])
  expect(position).toMatchObject({ tradeType: 1, curQuantity: '0.02', lever: 10 })
  const card = seen(page.locator('.contract-card'))
  await card
    .getByText(/^[+−]?\d+\.\d\d%$/)
    .first()
    .waitFor()

  await button(phone, 'edit-triggers').tap()
  const win = toWire(
    money(position?.openPrice ?? '0')
      .times('1.05')
      .round(2, 0),
  )
  await field(phone, say('contracts.takeProfit')).fill(win)
  await button(phone, 'save-triggers').tap()
  await card.getByText(say('contracts.tpAt', { price: formatPrice(win, 2) }), { exact: true }).waitFor()
  expect((await positionsOf(account))[0]?.winPrice).toBe(money(win).toFixed(2))

  await button(phone, 'close-part').tap()
  await clickTwice(button(phone, 'confirm-close'))
  await card.locator('.contract-facts__value').getByText('0.01', { exact: true }).waitFor()
  expect(await closesOf(account)).toHaveLength(1)

  await button(phone, 'close-all').tap()
  await clickTwice(button(phone, 'confirm-close-all'))
  await seen(page.getByText(say('contracts.noPositions'), { exact: true })).waitFor()

  const closes = await closesOf(account)
  expect(closes.map((c) => [c.reason, c.closeQuantity])).toEqual([
    ['closeAll', '0.01'],
    ['order', '0.01'],
  ])
  for (const c of closes) {
    const back = money(c.guarantee).plus(c.profit).minus(c.closeCharge).minus(c.liquidationCharge)
    expect(toWire(back)).toBe(c.credited)
  }
  const results = closes.map((c) => money(c.profit).minus(c.closeCharge).minus(c.openCharge))
  const { available, frozen } = await accountOf(account)
  expect([available, frozen]).toEqual([toWire(money('1000').plus(sum(results))), '0'])

  await showTab(phone, say('contracts.history'))
  const row = seen(page.locator('.contract-row')).first()
  await row.tap()
  await page.getByRole('dialog', { name: say('contracts.reasonCloseAll'), exact: true }).waitFor()
  await seen(page.locator('.contract-sum'))
    .getByText(money(closes[0]?.credited ?? '0').toFixed(6))
    .waitFor()
  expect(phone.faults).toEqual([])
})

test('a limit order waits for its price, and is cancelled without a cost', async () => {
  const { account, phone } = await trader('ja_JP')
  const { page, say } = phone
  await showTab(phone, say('contracts.limit'))
  await field(phone, say('contracts.limitPrice')).fill('15000')
  await field(phone, say('contracts.quantity')).fill('0.01')
  await button(phone, 'open-long').tap()
  await button(phone, 'confirm-contract').tap()
  await showTab(phone, say('contracts.orders', { count: '1' }))
  await seen(page.locator('.contract-row')).getByText('15,000.00', { exact: true }).waitFor()
  // 0.01 x 15,000 / 10, and 0.05% of 150.
  expect(await accountOf(account)).toMatchObject({ available: '984.925', frozen: '15.075' })
  await button(phone, 'cancel-order').tap()
  await seen(page.getByText(say('contracts.noOrders'), { exact: true })).waitFor()
  expect(await accountOf(account)).toMatchObject({ available: '1000', frozen: '0' })
  await showTab(phone, say('contracts.history'))
  await showTab(phone, say('contracts.orderHistory'))
  await seen(page.getByText(say('contracts.cancelledByYou'), { exact: true })).waitFor()
  expect(phone.faults).toEqual([])
})

test('a lost reply: the same order is sent again, and opened once', async () => {
  const { account, phone } = await trader()
  const { page, say } = phone
  let lost = false
  await page.route('**/api/contract/open', async (route) => {
    if (lost) return route.continue()
    lost = true
    await route.fetch()
    return route.abort()
  })
  await field(phone, say('contracts.quantity')).fill('0.01')
  await button(phone, 'open-short').tap()
  await button(phone, 'confirm-contract').tap()
  await seen(page.getByRole('alert').getByText(say.problem('OUTCOME_UNKNOWN')))
    .first()
    .waitFor()
  await button(phone, 'confirm-contract').tap()
  await seen(page.locator('.contract-card')).waitFor()
  const { list } = await stage.ok('usdt.tradeList', {}, { token: account.token })
  expect(list).toHaveLength(1)
})

test('what is wrong is said in place: too much for the balance leads to the transfer, a stop-loss on the wrong side', async () => {
  const { phone } = await trader('zh_CN')
  const { page, say } = phone
  await field(phone, say('contracts.quantity')).fill('4')
  await seen(page.getByText(say.problem('INSUFFICIENT_AVAILABLE')))
    .first()
    .waitFor()
  await button(phone, 'contract-transfer').waitFor()
  expect(await seen(page.locator('[data-testid=open-long]:disabled')).count()).toBe(1)
  await field(phone, say('contracts.quantity')).fill('0.01')
  await button(phone, 'triggers').tap()
  await field(phone, say('contracts.takeProfit')).fill('30000')
  await field(phone, say('contracts.stopLoss')).fill('31000')
  await seen(page.getByText(say.problem('LOST_PRICE_INVALID')))
    .first()
    .waitFor()
  await field(phone, say('contracts.stopLoss')).fill('')
  await seen(page.getByText(say('contracts.onlyLong'), { exact: true })).waitFor()
  expect(await seen(page.locator('[data-testid=open-short]:disabled')).count()).toBe(1)
  await button(phone, 'contract-transfer').waitFor({ state: 'detached' })
  expect(phone.faults).toEqual([])
})

test('a visitor sees the terms and is asked to log in', async () => {
  const phone = await stage.phone()
  await phone.open(ROUTE)
  await seen(
    phone.page.getByRole('button', { name: phone.say('contracts.loginToTrade'), exact: true }),
  ).waitFor()
  expect(await seen(phone.page.getByTestId('open-long')).count()).toBe(0)
})
