import { setTimeout as pause } from 'node:timers/promises'
import type { Lang } from '@core/domain'
import { money, toWire } from '@core/money'
import { tenDays } from '../helpers/candles'
import { openStage, replayOf, seen, type Account, type Phone, type Stage } from './harness'

/** Time passes at a twentieth: a tick every 20 s leaves even a slow machine the time to act between two of them. */
const SPEED = '0.05'
const NEXT_TICK = 60_000

let stage: Stage
beforeAll(async () => {
  stage = await openStage({
    ...replayOf(tenDays().path, SPEED),
    OPTION_EXPOSURE: '40', // USDT: room for one win of 38
  })
})
afterAll(() => stage.close())

/** USDT of the Wallet: available and frozen. */
const wallet = async ({ token }: Account): Promise<[string, string]> => {
  const { available, frozen } = await stage.ok('account.oneAssets', { a: 1, b: 1 }, { token })
  return [toWire(money(available)), toWire(money(frozen))]
}

/** Opens the ticket of a user whose stakes the Wallet pays. */
const openTicket = async (phone: Phone, account: Account): Promise<void> => {
  const { page, say } = phone
  await phone.logIn(account)
  await phone.open('/pages/contract/index?tradeId=1')
  await seen(page.getByTestId('choose-account')).tap()
  await seen(page.getByRole('radio', { name: new RegExp(`^${say('options.accountWallet')}`) })).tap()
}

/** Fills in a stake by its chip and confirms a call. */
const buyCall = async ({ page }: Phone, stake: string): Promise<void> => {
  await seen(page.getByRole('radio', { name: stake, exact: true })).tap()
  await seen(page.getByTestId('buy-up')).tap()
  await seen(page.getByTestId('confirm-order')).tap()
}

const newestTick = async (): Promise<string | undefined> =>
  (await stage.ok('ext.trades', { tradeId: 1, limit: 1 })).trades[0]?.seq

/** Resolves just after a tick: the next one is 20 s away. */
const nextTick = async (): Promise<void> => {
  const before = await newestTick()
  while ((await newestTick()) === before) await pause(50)
}

test.each(['en_US', 'zh_CN', 'ja_JP'] satisfies Lang[])(
  'in %s: more than the house takes on is refused in a sentence, and nothing is taken',
  async (lang) => {
    const account = await stage.register()
    const phone = await stage.phone(lang)
    await openTicket(phone, account)
    await buyCall(phone, '100')
    await seen(phone.page.getByText(phone.say.problem('HOUSE_LIMIT')))
      .first()
      .waitFor()
    expect(await wallet(account)).toEqual(['10000', '0'])
    expect(await stage.ok('options.orderList', {}, { token: account.token })).toMatchObject({ total: 0 })
    expect(phone.faults).toEqual([])
    await phone.page.context().close()
  },
)

test('cancelled before the opening price, the whole stake comes back', async () => {
  const account = await stage.register()
  const phone = await stage.phone()
  const { page, say } = phone
  await openTicket(phone, account)
  await nextTick()
  await buyCall(phone, '50')
  await seen(page.getByTestId('cancel-order')).tap()
  await seen(page.getByText(say('options.cancelDone'), { exact: true })).waitFor()
  expect(await wallet(account)).toEqual(['10000', '0'])
  await seen(page.locator('.result__amount', { hasText: '0.00 USDT' })).waitFor()
  await seen(page.getByTestId('result-done')).tap()
  await seen(page.getByRole('tab', { name: say('options.history'), exact: true })).tap()
  await seen(page.getByTestId('history-row').filter({ hasText: say('options.resultCancelled') })).waitFor()
  expect(phone.faults).toEqual([])
  await page.context().close()
})

/** Asks for an offer and takes it; a slow machine may need another one. */
const sellBack = async ({ page, say }: Phone): Promise<void> => {
  const button = seen(page.getByTestId('sell-back'))
  const offer = button.filter({ hasText: say.pattern('options.sellBackTake') })
  const sold = seen(page.getByText(say('options.soldTick'), { exact: true }))
  for (let tries = 0; tries < 8; tries++) {
    await button.tap()
    await offer.or(sold).first().waitFor()
    // The app ignores taps for half a second after an offer came.
    await page.waitForFunction(([since, pause]) => Date.now() - since > pause, [Date.now(), 600] as const)
    if (await offer.isVisible()) await offer.tap()
    const found = sold.waitFor({ timeout: 4_000 })
    const [outcome] = await Promise.allSettled([found])
    if (outcome.status === 'fulfilled') return
  }
  throw new Error('no offer could be taken')
}

test('sold back once it runs: what was offered is paid, and the history counts it', async () => {
  const account = await stage.register()
  const phone = await stage.phone()
  const { page, say } = phone
  await openTicket(phone, account)
  await buyCall(phone, '50')
  await seen(page.locator('.order .ring', { hasText: /^\d\d:\d\d$/ })).waitFor({ timeout: NEXT_TICK })
  await seen(page.locator('.order .mini-chart canvas')).waitFor({ timeout: NEXT_TICK })
  expect(await wallet(account)).toEqual(['9950', '50'])
  await sellBack(phone)
  const { list, statistics } = await stage.ok('options.orderHistories', {}, { token: account.token })
  const [order] = list
  expect(order).toMatchObject({ state: 'soldBack', quantity: '50' })
  const credited = order?.credited ?? ''
  expect(await wallet(account)).toEqual([toWire(money('9950').plus(credited)), '0'])
  // by hand: one sale of a stake of 50, neither won nor lost
  const profit = toWire(money(credited).minus('50'))
  expect(statistics).toEqual({ wins: 0, losses: 0, winRate: null, profit, turnover: '50' })
  await seen(page.getByTestId('result-done')).tap()
  await seen(page.getByRole('tab', { name: say('options.history'), exact: true })).tap()
  await seen(page.getByTestId('history-ending')).tap()
  await seen(page.getByRole('radio', { name: say('options.resultWin'), exact: true })).tap()
  await seen(page.getByText(say('options.noMatch'), { exact: true })).waitFor()
  await seen(page.getByRole('button', { name: say('options.clearFilters'), exact: true })).tap()
  await seen(page.getByTestId('history-row').filter({ hasText: say('options.resultSold') })).waitFor()
  expect(phone.faults).toEqual([])
  await page.context().close()
})
