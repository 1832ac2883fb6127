import { tenDays } from '../helpers/candles'
import { goTo, openStage, replayOf, seen, tab, type Phone, type Stage } from './harness'

let stage: Stage
beforeAll(async () => {
  stage = await openStage(replayOf(tenDays().path, '10'))
})
afterAll(() => stage.close())

let phone: Phone
afterEach(() => phone.page.context().close())

const hash = (): string => new URL(phone.page.url()).hash

/** Collects the text of each toast from now on. */
const collectToasts = async (): Promise<() => Promise<string[]>> => {
  await phone.page.evaluate(() => {
    const texts: string[] = []
    Object.assign(window, { toasts: texts })
    new MutationObserver((records) =>
      records
        .flatMap((record) => Array.from(record.addedNodes))
        .forEach((node) => {
          if (node instanceof HTMLElement && node.matches('.toast')) texts.push(node.innerText)
        }),
    ).observe(document.body, { childList: true, subtree: true })
  })
  return () => phone.page.evaluate(() => (window as unknown as { toasts: string[] }).toasts)
}

test('a login that the server has ended is told once; then the login screen comes', async () => {
  phone = await stage.phone('ja_JP')
  const account = await stage.register()
  await phone.logIn(account)
  const { page, say } = phone
  await goTo(phone, 'Assets')
  await seen(page.getByTestId('funds')).waitFor()
  const toasts = await collectToasts()
  await stage.ok('user.logout', {}, { token: account.token })
  await seen(page.getByText(say('common.expired')))
    .first()
    .waitFor()
  await seen(page.getByText(say('session.loginTitle'))).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  const notices = (await toasts()).filter((text) => text.includes(say('common.expired')))
  expect(new Set(notices).size).toBe(1)
  expect(hash()).toBe('#/pages/login/index')
})

test('a reload keeps session, language, route and tab bar', async () => {
  phone = await stage.phone('zh_CN')
  await phone.logIn(await stage.register())
  await goTo(phone, 'Assets')
  await seen(phone.page.getByTestId('transfer')).waitFor()
  await phone.page.reload()
  await seen(phone.page.getByTestId('transfer')).waitFor()
  await tab(phone, 'Assets').waitFor()
  expect(hash()).toBe('#/pages/asset/index')
  expect(phone.faults).toEqual([])
})

test('back after a page that went on to a tab shows a whole page again', async () => {
  phone = await stage.phone()
  const { page, say } = phone
  await phone.logIn(await stage.register())
  await goTo(phone, 'Assets')
  await seen(page.getByTestId('transfer')).tap()
  await seen(page.getByLabel(say('assets.amount'), { exact: true })).fill('1')
  await page.getByTestId('submit').tap()
  await seen(page.getByRole('button', { name: say('assets.tradeOptions') })).tap()
  await seen(page.getByRole('button', { name: say('options.openTicket') })).waitFor()
  await page.goBack()
  await seen(page.getByTestId('transfer')).waitFor()
  expect(hash()).toBe('#/pages/asset/index')
  expect(phone.faults).toEqual([])
})

test('fast taps on the tabs end on the page of the last one', async () => {
  phone = await stage.phone()
  const { page, say } = phone
  for (const name of ['Market', 'Options', 'Assets', 'Home', 'Assets', 'Market'] as const) {
    await page
      .locator('.tab-bar')
      .last()
      .getByRole('tab', { name: say(`common.tab${name}`), includeHidden: true })
      .dispatchEvent('click')
  }
  await seen(page.getByPlaceholder(say('market.search'))).waitFor()
  await page.waitForFunction(() => location.hash === '#/pages/mark/index')
  await page.waitForFunction(
    () => Array.from(document.querySelectorAll('.page')).filter((p) => p.checkVisibility()).length === 1,
  )
  expect(phone.faults).toEqual([])
})

test('two taps at once on Buy place one order', async () => {
  phone = await stage.phone()
  const { page, say } = phone
  const account = await stage.register()
  await stage.ok(
    'account.fundsMovement',
    { from: 1, to: 2, currencyId: 1, amount: '100' },
    { token: account.token },
  )
  // Before the app starts again: one that runs keeps its own.
  await page.addInitScript(() =>
    localStorage.setItem('prefs', JSON.stringify({ data: { skipConfirm: true } })),
  )
  await phone.logIn(account)
  await phone.open('/pages/contract/index')
  await seen(page.getByRole('radio', { name: '10', exact: true })).tap()
  const buy = seen(page.getByTestId('buy-up'))
  await buy.tap({ trial: true })
  await buy.evaluate((button) => {
    ;(button as HTMLButtonElement).click()
    ;(button as HTMLButtonElement).click()
  })
  await seen(page.getByText(say('options.placed')))
    .first()
    .waitFor()
  await seen(page.locator('#settle-tick')).waitFor()
  const { total } = await stage.ok('options.orderHistories', {}, { token: account.token })
  expect(total).toBe(1)
  expect((await stage.ok('options.orderList', {}, { token: account.token })).total).toBe(0)
})

test('without a network the screen says so, and prices move again afterwards', async () => {
  phone = await stage.phone()
  const { page, say } = phone
  const price = seen(page.locator('.hot-coin .live-price')).first()
  await price.waitFor()
  await page.context().setOffline(true)
  const banner = seen(page.locator('.connection-banner', { hasText: say('common.offline') }))
  await banner.waitFor()
  await page.context().setOffline(false)
  await banner.waitFor({ state: 'hidden' })
  const before = (await price.textContent()) ?? ''
  await price.filter({ hasNotText: before }).waitFor()
})

test('without a network nothing can be bought, and the ticket says why', async () => {
  phone = await stage.phone()
  const { page, say } = phone
  const account = await stage.register()
  await stage.ok(
    'account.fundsMovement',
    { from: 1, to: 2, currencyId: 1, amount: '100' },
    { token: account.token },
  )
  await phone.logIn(account)
  await phone.open('/pages/contract/index')
  await seen(page.getByRole('radio', { name: '10', exact: true })).tap()
  const buy = seen(page.getByTestId('buy-up'))
  await buy.tap({ trial: true })
  await page.context().setOffline(true)
  await seen(page.getByText(say('options.stalePrice'))).waitFor()
  expect(await buy.isDisabled()).toBe(true)
  await page.context().setOffline(false)
  await buy.tap({ trial: true })
})
