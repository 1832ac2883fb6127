import { tenDays } from '../helpers/candles'
import { goTo, openStage, replayOf, seen, still, tab, type Phone, type Stage } from './harness'

let stage: Stage
beforeAll(async () => {
  stage = await openStage(replayOf(tenDays().path, '0.05'))
})
afterAll(() => stage.close())

let phone: Phone
afterEach(() => phone.page.context().close())

const arrived = (hash: string): Promise<unknown> =>
  phone.page.waitForFunction((wanted) => location.hash === wanted, `#${hash}`)
/** One page is on screen, and it has something on it. */
const whole = async (): Promise<void> => {
  await still(phone)
  await seen(phone.page.locator('.page__content')).waitFor()
}

test('back from a tab leads Home, however many tabs were gone through, and Home does not lie on itself', async () => {
  phone = await stage.phone()
  const { page } = phone
  await goTo(phone, 'Market')
  await arrived('/pages/mark/index')
  await whole()
  await goTo(phone, 'Assets')
  await arrived('/pages/asset/index')
  await whole()
  await page.goBack()
  await arrived('/pages/home/index')
  await tab(phone, 'Home').waitFor()
  await whole()
  await goTo(phone, 'Options')
  await arrived('/pages/cookie/index')
  await whole()
  const entries = await page.evaluate(() => history.length)
  await goTo(phone, 'Home')
  await arrived('/pages/home/index')
  await whole()
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(phone.faults).toEqual([])
})

test('of two pages asked for in quick succession the last is shown, though the first comes later', async () => {
  phone = await stage.phone()
  const { page } = phone
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/js/*.js', async (route) => {
    await held
    await route.continue()
  })
  const late = page.waitForRequest(/\/js\/.*\.js$/)
  await phone.open('/pages/me/help')
  const request = await late
  await phone.open('/pages/home/index')
  await still(phone)
  const came = page.waitForEvent('requestfinished', (finished) => finished === request)
  release()
  await came
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))))
  await still(phone)
  await page.unrouteAll({ behavior: 'wait' })
  // What was passed over is there when it is gone back to.
  await page.goBack()
  await still(phone)
  await seen(page.getByLabel(phone.say('help.search'), { exact: true })).waitFor()
  expect(phone.faults).toEqual([])
})

test('back closes an open sheet first, and then leaves the page', async () => {
  phone = await stage.phone()
  const { page, say } = phone
  await phone.open('/pages/me/setting')
  const sheet = seen(page.getByRole('dialog', { name: say('settings.clearQuestion') }))
  await seen(page.getByTestId('setting-cache')).tap()
  await sheet.waitFor()
  await page.goBack()
  await sheet.waitFor({ state: 'hidden' })
  await arrived('/pages/me/setting')
  await seen(page.locator('.taro_page')).evaluate((kept) => kept.setAttribute('data-kept', 'yes'))
  await seen(page.getByTestId('setting-cache')).tap()
  await seen(page.getByRole('button', { name: say('common.close') })).tap()
  await sheet.waitFor({ state: 'hidden' })
  // The sheet's own entry is left right afterwards; nobody's finger is faster.
  await page.waitForFunction(() => !(history.state as { sheet?: boolean } | null)?.sheet)
  // The page is the one it was, with all that was typed on it.
  expect(await seen(page.locator('.taro_page')).getAttribute('data-kept')).toBe('yes')
  await page.goBack()
  await arrived('/pages/home/index')
  await tab(phone, 'Home').waitFor()
  expect(phone.faults).toEqual([])
})

test('a page that is loaded again under an open sheet is left by one step back', async () => {
  phone = await stage.phone()
  const { page, say } = phone
  await phone.open('/pages/me/setting')
  await seen(page.getByTestId('setting-cache')).tap()
  const sheet = seen(page.getByRole('dialog', { name: say('settings.clearQuestion') }))
  await sheet.waitFor()
  await page.reload()
  await seen(page.getByTestId('setting-cache')).waitFor()
  await sheet.waitFor({ state: 'hidden' })
  await page.waitForFunction(() => !(history.state as { sheet?: boolean } | null)?.sheet)
  await page.goBack()
  await arrived('/pages/home/index')
  await tab(phone, 'Home').waitFor()
  expect(phone.faults).toEqual([])
})

test('after an expired login the user comes back to where they were', async () => {
  phone = await stage.phone()
  const { page, say } = phone
  const account = await stage.register()
  await phone.logIn(account)
  await phone.open('/pages/asset/detail?accountType=2')
  await whole()
  await stage.ok('user.logout', {}, { token: account.token })
  await seen(page.getByText(say('session.loginTitle'))).waitFor()
  await arrived('/pages/login/index')
  await seen(page.getByLabel(say('session.emailLabel'), { exact: true })).fill(account.email)
  await seen(page.getByLabel(say('session.password'), { exact: true })).fill('vk47tz93')
  await seen(page.getByRole('checkbox')).tap()
  await seen(page.getByTestId('login')).tap()
  await arrived('/pages/asset/detail?accountType=2')
  await whole()
})

test('a page that cannot come without a network makes the whole screen the way to try again', async () => {
  phone = await stage.phone()
  const { page, say } = phone
  await whole()
  await page.context().setOffline(true)
  await seen(page.locator('.connection-banner', { hasText: say('common.offline') })).waitFor()
  await phone.open('/pages/me/changeDomain')
  const again = seen(page.locator('.page__lost .timed-out'))
  await again.waitFor()
  expect(await again.innerText()).toContain(say('common.tapToRetry'))
  await page.context().setOffline(false)
  await again.tap()
  await seen(page.getByTestId('line-1')).waitFor()
  await again.waitFor({ state: 'hidden' })
})

test('a step back from a page that cannot come leads to the page before it', async () => {
  phone = await stage.phone()
  const { page } = phone
  await whole()
  await page.context().setOffline(true)
  await phone.open('/pages/me/changeDomain')
  const again = seen(page.locator('.page__lost .timed-out'))
  await again.waitFor()
  await page.goBack()
  await again.waitFor({ state: 'hidden' })
  await tab(phone, 'Home').waitFor()
})

test('a wider window keeps the column, the tab bar and the page', async () => {
  phone = await stage.phone()
  const { page } = phone
  await goTo(phone, 'Market')
  await whole()
  await page.setViewportSize({ width: 1280, height: 800 })
  const bar = await seen(page.locator('.tab-bar')).boundingBox()
  const column = await seen(page.locator('.page')).boundingBox()
  expect(Math.round((column?.x ?? 0) * 2 + (column?.width ?? 0))).toBe(1280)
  expect([bar?.x, bar?.width]).toEqual([column?.x, column?.width])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
})
