import { randomBytes } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { money, toWire } from '@core/money'
import type { Lang } from '@core/domain'
import { rowsOf } from '../helpers/aggregate'
import { tenDays } from '../helpers/candles'
import { ticksOf } from '../server/options/replayed'
import { goTo, leave, openStage, replayOf, PASSWORD, seen, still, type Phone, type Stage } from './harness'

const file = tenDays()
const rows = rowsOf(file.text)
const MINUTE = 60_000

let stage: Stage
beforeAll(async () => {
  stage = await openStage(replayOf(file.path, '10'))
})
afterAll(() => stage.close())

/** The first row or card of BTC with a price. */
const btc = (page: Page): Locator =>
  seen(page.getByRole('button', { name: /BTC/ }))
    .filter({ has: page.locator('.live-price') })
    .first()

/** Resolves when the BTC price on the screen is another than at first. */
const seePriceChange = async ({ page }: Phone): Promise<void> => {
  const price = btc(page).locator('.live-price')
  const before = (await price.textContent()) ?? ''
  expect(before).toMatch(/^[\d,]+\.\d\d$/)
  await price.filter({ hasNotText: before }).waitFor()
}

const seeChart = async (phone: Phone): Promise<void> => {
  const { page, say } = phone
  await leave(phone, () => btc(page).tap())
  const sentence = say.pattern('kline.summary', { pair: 'BTC/USDT', period: say('kline.m15') })
  await page.getByRole('img', { name: sentence }).waitFor()
  await page.waitForFunction(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas.chart__layer')
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
    return pixels?.some((value) => value !== 0) ?? false
  })
  await leave(phone, () => seen(page.getByRole('button', { name: say('common.back') })).tap())
}

const registerByScreens = async ({ page, say }: Phone): Promise<void> => {
  await seen(page.getByRole('button', { name: say('common.login'), exact: true })).tap()
  await seen(page.getByRole('button', { name: say('session.create'), exact: true })).tap()
  const email = `e2e-${randomBytes(6).toString('hex')}@example.com`
  const field = (name: string) => seen(page.getByLabel(name, { exact: true }))
  await page.getByTestId('send-code').waitFor()
  await field(say('session.emailLabel')).fill(email)
  await page.getByTestId('send-code').tap()
  await page.getByTestId('fill-in').tap()
  await field(say('session.newPassword')).fill(PASSWORD)
  await field(say('session.confirmPassword')).fill(PASSWORD)
  const agreement = say('session.agreement')
  await seen(page.getByRole('checkbox', { name: say('session.accept', { agreement }) })).tap()
  await page.getByTestId('register').tap()
  await seen(page.getByText(say('session.registered')))
    .first()
    .waitFor()
}

const moveToOptions = async (phone: Phone): Promise<void> => {
  const { page, say } = phone
  await goTo(phone, 'Assets')
  await seen(page.getByRole('button', { name: /^USDT 10,000\.00/ })).waitFor()
  await seen(page.getByTestId('transfer')).tap()
  await seen(page.getByLabel(say('assets.amount'), { exact: true })).fill('100')
  await page.getByTestId('submit').tap()
  await seen(page.getByText(say('assets.done'))).waitFor()
  await seen(page.getByRole('button', { name: say('assets.tradeOptions') })).tap()
}

/** Reads the risk statement, buys a one-minute call of 10 USDT and waits until it has settled. @returns the result sheet's two ticks */
const trade = async ({ page, say }: Phone): Promise<{ open: string; settle: string }> => {
  await seen(page.getByRole('button', { name: say('options.openTicket') })).tap()
  const minute = say('options.minute', { count: '1' })
  await seen(page.getByRole('radio', { name: new RegExp(`^${minute}`) })).tap()
  await seen(page.getByRole('radio', { name: '10', exact: true })).tap()
  await seen(page.getByTestId('buy-up')).tap()
  await page.getByRole('checkbox', { name: say('fair.riskUnderstood'), exact: true }).tap()
  await page.getByTestId('accept-risk').tap()
  await seen(page.getByTestId('confirm-order')).tap()
  // The countdown has tests of its own (clock, options): at this speed it may be over before a slow browser draws it.
  await seen(page.locator('#settle-tick')).waitFor()
  const text = (id: string) => seen(page.locator(id)).innerText()
  return { open: await text('#open-tick'), settle: await text('#settle-tick') }
}

interface Entry {
  readonly type: string
  readonly account: string
  readonly currency: string
  readonly amount: string
  readonly balance: string
}

const plain = (text: string): string => text.replace(/,/g, '').replace('\u2212', '-').replace('+', '')

const readFunds = async ({ page, say }: Phone): Promise<Entry[]> => {
  await seen(page.getByRole('button', { name: say('options.details') })).tap()
  await seen(page.locator('.entry')).first().waitFor()
  await seen(page.getByText(say('common.noMore'))).waitFor()
  const texts = await seen(page.locator('.entry')).evaluateAll((all) =>
    all.map((entry) => {
      const of = (selector: string, i = 0) => entry.querySelectorAll(selector)[i]?.textContent ?? ''
      return [
        of('.entry__type'),
        of('.entry__second'),
        of('.entry__amount'),
        of('.entry__second', 1),
      ] as const
    }),
  )
  return texts.map(([type, where, amount, balance]) => ({
    type,
    account: where.split(' · ')[0] ?? '',
    currency: /[A-Z]+$/.exec(amount)?.[0] ?? '',
    amount: plain(amount.replace(/[A-Z]+$/, '')),
    balance: plain(say.pattern('assets.balanceIs').exec(balance)?.groups?.amount ?? ''),
  }))
}

/** Each balance is the one before it plus the entry; so all add up. */
const expectRunningBalances = (entries: readonly Entry[]): void => {
  const balances = new Map<string, string>()
  for (const { account, currency, amount, balance } of [...entries].reverse()) {
    const key = `${account} ${currency}`
    const sum = toWire(money(balances.get(key) ?? '0').plus(amount))
    expect(toWire(money(balance))).toBe(sum)
    balances.set(key, sum)
  }
}

/** By hand: what a newcomer's entries are, newest first, when the call won at 76 percent, lost or stood. */
const expectedEntries = ({ say }: Phone, outcome: string | null): string[] => {
  const returned = `${say('assets.fund_stakeReturned')} 10 USDT`
  const end = outcome === 'win' ? [`${say('assets.fund_profit')} 7.6 USDT`, returned] : [returned]
  const opening = ['10000 USDT', '0.1 BTC', '1 ETH', '10000 TRX', '1000 BBT']
  return [
    ...(outcome === 'loss' ? [] : end),
    `${say('assets.fund_optionStake')} -10 USDT`,
    `${say('assets.fund_transferIn')} 100 USDT`,
    `${say('assets.fund_transferOut')} -100 USDT`,
    ...opening.map((amount) => `${say('assets.fund_openingBalance')} ${amount}`),
  ].sort()
}

const logOut = async (phone: Phone): Promise<void> => {
  const { page, say } = phone
  const back = seen(page.getByRole('button', { name: say('common.back') }))
  const logout = seen(page.getByRole('button', { name: say('common.logout'), exact: true }))
  await still(phone)
  await leave(phone, () => back.tap())
  await seen(page.getByTestId('buy-up')).waitFor()
  await leave(phone, () => back.tap())
  await logout.tap()
  await page.getByTestId('logout-confirm').tap()
  await seen(page.getByText(say('session.loginTitle'))).waitFor()
}

const storedToken = ({ page }: Phone): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('token') ?? '{}') as { data: string }).data)

const clock = (time: number): string => new Date(time).toISOString().slice(11, 19)
const dollars = (cents: bigint): string =>
  `${(cents / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ',')}.${String(cents % 100n).padStart(2, '0')}`

/** The order's ticks as the file determines them, from the second at which it opened. */
const expectTicksOfFile = async (token: string, shown: { open: string; settle: string }) => {
  const { list } = await stage.ok('options.orderHistories', {}, { token })
  expect(list).toHaveLength(1)
  const { order } = await stage.ok('options.orderInfo', { id: list[0]?.id ?? '' }, { token })
  const openTime = order.openTick?.time ?? NaN
  expect(Math.abs(openTime - order.orderTime)).toBeLessThanOrEqual(3_000)
  const index = rows.findIndex((row) => row.time > openTime) - 1
  const ticks = ticksOf(rows, index, 3)
  const open = ticks.find((tick) => tick.time === openTime)
  const settle = ticks.find((tick) => tick.time === openTime + MINUTE)
  if (!open || !settle) throw new Error('the file has no such ticks')
  for (const [tick, text] of [
    [open, shown.open],
    [settle, shown.settle],
  ] as const) {
    expect(text).toContain(dollars(tick.price))
    expect(text).toContain(clock(tick.time))
    expect(text).toContain(String(tick.seq))
  }
  const sign = settle.price > open.price ? 'win' : settle.price < open.price ? 'loss' : 'equal'
  expect(order.outcome).toBe(sign)
  return order.outcome
}

test.each(['en_US', 'zh_CN', 'ja_JP'] satisfies Lang[])(
  `a newcomer's path in %s: prices, chart, register, transfer, a call that settles as the file says, funds, log out (${file.origin})`,
  async (lang) => {
    const phone = await stage.phone(lang)
    await seePriceChange(phone)
    await goTo(phone, 'Market')
    await seePriceChange(phone)
    await seeChart(phone)
    await registerByScreens(phone)
    await moveToOptions(phone)
    const shown = await trade(phone)
    const outcome = await expectTicksOfFile(await storedToken(phone), shown)
    const entries = await readFunds(phone)
    const found = entries.map(({ type, amount, currency }) => `${type} ${toWire(money(amount))} ${currency}`)
    expect(found.sort()).toEqual(expectedEntries(phone, outcome))
    expectRunningBalances(entries)
    await logOut(phone)
    expect(phone.faults).toEqual([])
    await phone.page.context().close()
  },
)
