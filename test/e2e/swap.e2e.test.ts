import type { Locator } from 'playwright-core'
import type { Lang } from '@core/domain'
import { money, toWire } from '@core/money'
import { openStage, seen, type Account, type Phone, type Stage } from './harness'

let stage: Stage
beforeAll(async () => {
  stage = await openStage({})
})
afterAll(() => stage.close())

const openedBy = async (account: Account, route: string, lang: Lang = 'en_US'): Promise<Phone> => {
  const phone = await stage.phone(lang)
  await phone.logIn(account)
  await phone.open(route)
  return phone
}

/** Types an amount and asks to confirm its quote. */
const review = async ({ page, say }: Phone, amount: string): Promise<void> => {
  await seen(page.getByLabel(say('swap.amount'), { exact: true })).fill(amount)
  await seen(page.locator('[data-testid=swap-review]:enabled')).tap()
}

const clickTwice = (button: Locator): Promise<void> =>
  button.evaluate((node: HTMLElement) => {
    node.click()
    node.click()
  })

/** Confirms with a double tap; a price that moved meanwhile must be accepted first, as often as it moves. */
const confirmUntil = async ({ page }: Phone, end: Locator): Promise<void> => {
  const accept = seen(page.getByTestId('swap-accept'))
  const confirm = seen(page.locator('[data-testid=swap-confirm]:enabled'))
  for (;;) {
    await accept.or(confirm).or(end).first().waitFor()
    if ((await end.count()) > 0) return
    if ((await accept.count()) > 0) await accept.click({ timeout: 2_000 }).catch(() => undefined)
    else if ((await confirm.count()) > 0) await clickTwice(confirm).catch(() => undefined)
  }
}

const recordsOf = async ({ token }: Account) =>
  (await stage.ok('currency.exchangeHistories', {}, { token })).list

const walletOf = async ({ token }: Account, b: number): Promise<string> =>
  (await stage.ok('account.oneAssets', { a: 1, b }, { token })).available

test('1,000 USDT into BTC, confirmed with double taps: exchanged once, shown as it was booked', async () => {
  const account = await stage.register()
  const phone = await openedBy(account, '/pages/asset/swap')
  const { page, say } = phone
  await review(phone, '1000')
  await confirmUntil(phone, seen(page.getByText(say('swap.done'))))
  const [record, ...others] = await recordsOf(account)
  expect(others).toEqual([])
  // A demo user starts with 10,000 USDT and 0.1 BTC; the fee of 0.1 % is part of the amount.
  expect(record).toMatchObject({ from: 1, to: 5, amount: '1000', fee: '1' })
  expect(await walletOf(account, 1)).toBe('9000')
  expect(await walletOf(account, 5)).toBe(toWire(money('0.1').plus(record?.received ?? '0')))
  expect(await seen(page.locator('.swap-done__amount')).innerText()).toBe(`${record?.received} BTC`)
  await seen(page.getByTestId('swap-records')).tap()
  await seen(page.locator('.swap-row')).getByText(`+${record?.received} BTC`).waitFor()
  expect(phone.faults).toEqual([])
})

test('a price that moved while the user looked needs a tap of its own', async () => {
  const account = await stage.register()
  const phone = await openedBy(account, '/pages/asset/swap?from=5&to=1', 'zh_CN')
  const { page } = phone
  await review(phone, '0.1')
  const accept = seen(page.getByTestId('swap-accept'))
  await accept.waitFor()
  expect(await seen(page.getByTestId('swap-confirm')).count()).toBe(0)
  await seen(page.locator('.swap__warning')).waitFor()
  await accept.tap()
  await seen(page.getByTestId('swap-confirm')).waitFor()
  expect(await recordsOf(account)).toEqual([])
})

test('a lost reply: the same quote is sent again, and exchanged once', async () => {
  const account = await stage.register()
  const phone = await openedBy(account, '/pages/asset/swap')
  const { page, say } = phone
  let lost = false
  await page.route('**/flash/exchange', async (route) => {
    if (lost) return route.continue()
    const reply = (await (await route.fetch()).json()) as { code: number }
    lost = reply.code === 0
    return lost ? route.abort() : route.continue()
  })
  await review(phone, '500')
  await confirmUntil(phone, seen(page.getByText(say('swap.unsure'))))
  expect(await walletOf(account, 1)).toBe('9500')
  await seen(page.getByTestId('swap-confirm')).tap()
  await seen(page.getByText(say('swap.done'))).waitFor()
  expect(await recordsOf(account)).toHaveLength(1)
  expect(await walletOf(account, 1)).toBe('9500')
})

test('what is wrong is said before anything can be confirmed', async () => {
  const phone = await openedBy(await stage.register(), '/pages/asset/swap')
  const { page, say } = phone
  const field = seen(page.getByLabel(say('swap.amount'), { exact: true }))
  await field.fill('10000.000001')
  await seen(page.getByText(say.problem('INSUFFICIENT_AVAILABLE'))).waitFor()
  await field.fill('0.5')
  await seen(
    page.getByText('One exchange can be between 1 and 50,000 USDT. Nothing was exchanged.'),
  ).waitFor()
  expect(await seen(page.locator('[data-testid=swap-review]:disabled')).count()).toBe(1)
  await seen(page.getByTestId('max')).tap()
  expect(await field.inputValue()).toBe('10000')
})

const isDrawn = (): boolean => {
  const canvas = document.querySelector<HTMLCanvasElement>('.small-chart canvas')
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
  return pixels?.some((value) => value !== 0) ?? false
}

test('the token: price, drawn history, and a burn that follows an exchange of BBT', async () => {
  const account = await stage.register()
  const { token } = account
  const { quoteId, fee } = await stage.ok(
    'currency.exchangeData',
    { from: 3, to: 1, amount: '100' },
    { token },
  )
  await stage.ok('currency.exchange', { quoteId }, { token })
  const phone = await openedBy(account, '/pages/token/index', 'ja_JP')
  const { page, say } = phone
  await page.waitForFunction(isDrawn)
  expect(await seen(page.locator('.token-price .live-price')).innerText()).toMatch(/^\d+\.\d{4}$/)
  const named = (range: 'day' | 'week') =>
    seen(page.getByRole('img', { name: say.pattern('token.chart', { range: say(`token.${range}`) }) }))
  await named('day').waitFor()
  await seen(page.getByRole('tab', { name: say('token.week') })).tap()
  await named('week').waitFor()
  await page.waitForFunction(isDrawn)
  // 0.2 % of 100 BBT, all of it burned.
  expect(fee).toBe('0.2')
  await seen(page.locator('.token-burn', { hasText: say('token.cause_swapFee') }))
    .getByText('0.20 BBT')
    .waitFor()
  await seen(page.getByTestId('token-exchange')).tap()
  await seen(page.getByText(say('token.exchangeTitle')))
    .first()
    .waitFor()
  expect(phone.faults).toEqual([])
})
