import type { Lang } from '@core/domain'
import { seen, openStage, tab, type Account, type Phone, type Stage } from './harness'

let stage: Stage
beforeAll(async () => {
  stage = await openStage({})
})
afterAll(() => stage.close())

const openMarket = async (phone: Phone): Promise<void> => {
  await tab(phone, 'Market').tap()
  await seen(phone.page.getByTestId('sort-price')).waitFor()
}

/** Coins of the rows, from above. */
const coins = async ({ page }: Phone): Promise<string> => {
  const names = await seen(page.locator('.market-row--full .market-row__name .strong')).allTextContents()
  return names.map((name) => name.split('/')[0]).join()
}

const shows = async (phone: Phone, wanted: string): Promise<void> => {
  for (;;) {
    if ((await coins(phone)) === wanted) return
    await phone.page.waitForTimeout(100)
  }
}

const sort = (phone: Phone, column: string) => seen(phone.page.getByTestId(`sort-${column}`))
const star = ({ page }: Phone, tradeId: number) => seen(page.getByTestId(`star-${tradeId}`))
const group = ({ page }: Phone, name: string) => seen(page.getByRole('tab', { name, exact: true }))
const starred = async ({ token }: Account) => (await stage.ok('ext.favourites', {}, { token })).list

test.each<Lang>(['en_US', 'zh_CN', 'ja_JP'])('search, columns and rankings in %s', async (lang) => {
  const phone = await stage.phone(lang)
  const { page, say } = phone
  await openMarket(phone)
  // Prices of the simulated market keep this order: BTC far above ETH, BBT under 1, TRX under it.
  await sort(phone, 'price').tap()
  await shows(phone, 'BTC,ETH,BBT,TRX')
  await sort(phone, 'price').tap()
  await shows(phone, 'TRX,BBT,ETH,BTC')
  const label = `${say('market.sortBy', { column: say('market.price') })}, ${say('market.sortedUp')}`
  await seen(page.getByRole('button', { name: label, exact: true })).waitFor()
  await sort(phone, 'pair').tap()
  await shows(phone, 'BBT,BTC,ETH,TRX')
  for (const name of ['home.gainers', 'home.losers', 'home.turnover'] as const) {
    const asked = page.waitForResponse((response) => response.url().includes('/search/indexRanking'))
    await group(phone, say(name)).tap()
    expect((await asked).status()).toBe(200)
  }
  await sort(phone, 'pair').tap() // another order is no ranking
  await seen(page.getByRole('tab', { name: say('market.all'), exact: true, selected: true })).waitFor()
  const search = seen(page.getByLabel(say('market.search'), { exact: true }))
  await search.fill(say('market.name_ETH').slice(0, 3))
  await shows(phone, 'ETH')
  await search.fill('doge')
  await seen(page.getByText(say('market.noMatch'), { exact: true })).waitFor()
  await search.fill('')
  await shows(phone, 'BBT,BTC,ETH,TRX')
  await seen(page.locator('.market-row__body')).first().tap()
  await seen(page.locator('.kline-title')).waitFor()
  expect(phone.faults).toEqual([])
  await page.context().close()
})

test('the line of a hot coin is as wide as its card, whatever styles came after', async () => {
  const phone = await stage.phone()
  const { page } = phone
  await seen(page.locator('.hot-coin')).first().waitFor()
  const lineOf = async () => {
    const line = await seen(page.locator('.hot-coin canvas')).first().boundingBox()
    return Math.round(line?.width ?? 0)
  }
  // By hand: a card of 280 less two paddings of 24 on a design of 750 wide, on a phone of 390.
  expect(await lineOf()).toBe(Math.round((232 * 390) / 750))
  await openMarket(phone)
  await tab(phone, 'Home').tap()
  await seen(page.locator('.hot-coin')).first().waitFor()
  expect(await lineOf()).toBe(Math.round((232 * 390) / 750))
  await page.context().close()
})

test('stars: kept signed out, joined at the first sign-in, the same on another phone, sent later when offline', async () => {
  const account = await stage.register()
  const [first, second] = [await stage.phone(), await stage.phone()]
  await openMarket(first)
  await star(first, 3).tap()
  await star(first, 1).tap()
  await group(first, first.say('market.favourites')).tap()
  await shows(first, 'TRX,BTC')

  await stage.call(
    'ext.favourites',
    { changes: [{ tradeId: 4, on: true }] },
    { token: account.token, method: 'POST' },
  )
  await first.logIn(account)
  await openMarket(first)
  await group(first, first.say('market.favourites')).tap()
  await shows(first, 'BBT,TRX,BTC')
  expect(await starred(account)).toEqual([4, 3, 1])

  await second.logIn(account)
  await openMarket(second)
  await group(second, second.say('market.favourites')).tap()
  await shows(second, 'BBT,TRX,BTC')
  await star(second, 3).tap()
  await shows(first, 'BBT,BTC') // told by the socket

  await first.page.context().setOffline(true)
  await star(first, 4).tap()
  await shows(first, 'BTC')
  expect(await starred(account)).toEqual([4, 1])
  await first.page.context().setOffline(false)
  await shows(second, 'BTC')
  expect(await starred(account)).toEqual([1])
  await Promise.all([first, second].map(({ page }) => page.context().close()))
})
