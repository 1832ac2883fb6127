import type { Locator, WebSocketRoute } from 'playwright-core'
import { tenDays } from '../helpers/candles'
import { openStage, reload, seen, type Phone, type Stage } from './harness'

const file = tenDays()
/** Trades a second: a break of a second hides more of them than a subscription begins with (50). */
const SPEED = 60
const ROWS = 20

let stage: Stage
let phone: Phone
let socket: WebSocketRoute | null = null
/** So many of the next connections are cut as soon as they are made. */
let refuse = 0

beforeAll(async () => {
  stage = await openStage({
    MARKET_FEED: 'replay',
    MARKET_REPLAY_FILE: file.path,
    MARKET_REPLAY_SPEED: String(SPEED),
  })
  phone = await stage.phone()
  await phone.page.routeWebSocket(/\/websocket\/trade$/, (opened) => {
    if (refuse > 0) {
      refuse -= 1
      return void opened.close()
    }
    socket = opened
    opened.connectToServer()
  })
  await phone.page.reload()
  await phone.open('/pages/kline/kline?tradeId=1')
  await row('bid', 0).waitFor()
})
afterAll(() => stage.close())

const row = (side: 'bid' | 'ask', index: number): Locator =>
  seen(phone.page.getByTestId(`book-${side}-${index}`))
const openTab = (name: 'depth' | 'book' | 'trades'): Promise<void> =>
  seen(phone.page.getByRole('tab', { name: phone.say(`book.${name}`), exact: true })).tap()
/** Chooses in a sheet that a button opens. */
const choose = async (button: 'book-group' | 'book-decimals', choice: string): Promise<void> => {
  await seen(phone.page.getByTestId(button)).tap()
  await seen(phone.page.getByRole('radio', { name: choice, exact: true })).tap()
}

interface Quote {
  readonly price: string
  readonly amount: string
}

/** All rows of a side at one moment, as a screen reader says them. */
const side = async (name: 'bid' | 'ask'): Promise<Quote[]> => {
  const pattern = phone.say.pattern(name === 'bid' ? 'book.bidRow' : 'book.askRow')
  const labels = await seen(phone.page.locator(`[data-testid^="book-${name}-"]`)).evaluateAll((nodes) =>
    nodes.map((node) => node.getAttribute('aria-label') ?? ''),
  )
  return labels.map((label) => {
    const { price = '', amount = '' } = pattern.exec(label)?.groups ?? {}
    return { price: price.replace(/,/g, ''), amount }
  })
}
const prices = (quotes: readonly Quote[]): number[] => quotes.map(({ price }) => Number(price))
const sorted = (values: readonly number[], up: boolean): number[] =>
  [...new Set(values)].sort((a, b) => (up ? a - b : b - a))

test('the book has 20 rows a side, bids falling and asks rising, labelled as quotes of the house', async () => {
  const [bids, asks] = [prices(await side('bid')), prices(await side('ask'))]
  expect([bids.length, asks.length]).toEqual([ROWS, ROWS])
  expect(bids).toEqual(sorted(bids, false))
  expect(asks).toEqual(sorted(asks, true))
  await seen(phone.page.getByText(phone.say('book.houseQuotes'), { exact: true })).waitFor()
  await seen(phone.page.getByText(phone.say('common.replay'), { exact: true })).waitFor()
})

test('groups and decimals are chosen, and stay after a reload', async () => {
  await choose('book-group', '1')
  await choose('book-decimals', '0.00')
  const coarse = async (): Promise<void> => {
    const bids = await side('bid')
    expect(bids.every(({ price }) => /^\d+$/.test(price))).toBe(true)
    expect(bids.every(({ amount }) => /^[\d,]+\.\d{2} BTC$/.test(amount))).toBe(true)
    expect(prices(bids)).toEqual(sorted(prices(bids), false))
  }
  await coarse()
  await reload(phone.page)
  await row('bid', 0).waitFor()
  await coarse()
})

test('the depth says amounts on both sides; a tap tells price, amount and distance', async () => {
  const { page, say } = phone
  await openTab('depth')
  const picture = page.getByRole('img', { name: say.pattern('book.depthSummary') })
  await picture.waitFor()
  const box = await picture.boundingBox()
  if (!box) throw new Error('the picture has no place')
  await picture.tap({ position: { x: box.width * 0.25, y: box.height / 2 } })
  const bids = say.pattern('book.depthBid')
  const told = bids.exec((await page.getByRole('img', { name: bids }).getAttribute('aria-label')) ?? '')
  expect(told?.groups?.distance).toMatch(/^−\d+\.\d\d%$/)
  expect(told?.groups?.total).toMatch(/^[\d,]+\.\d+ BTC$/)
})

/** Seconds of the day of the trades on screen at one moment, newest first. */
const seconds = async (): Promise<number[]> => {
  const texts = await seen(phone.page.locator('.trades__row')).allTextContents()
  return texts.flatMap((text) => {
    const [, h, m, s] = /^(\d\d):(\d\d):(\d\d)/.exec(text) ?? []
    return h === undefined ? [] : [Number(h) * 3600 + Number(m) * 60 + Number(s)]
  })
}
/** A replay has one trade a second: whatever is missing or doubled shows in the times. */
const expectWhole = (times: readonly number[]): void => {
  const newest = times[0] ?? 0
  expect(times).toEqual(times.map((_, i) => (newest - i + 86_400) % 86_400))
}

/** Waits until another trade is on top. */
const newerThan = (top: string): Promise<unknown> =>
  phone.page.waitForFunction(
    (before) => document.querySelector('.trades__row:nth-child(2)')?.textContent !== before,
    top,
  )
const top = async (): Promise<string> =>
  (await seen(phone.page.locator('.trades__row')).nth(1).textContent()) ?? ''

test('trades come by themselves, each once', async () => {
  await openTab('trades')
  const before = await top()
  expectWhole(await seconds())
  await newerThan(before)
  expectWhole(await seconds())
})

test('after a break nothing of the trades is missing or doubled, and the book is back', async () => {
  const { page, say } = phone
  const fetched = page.waitForResponse((response) => response.url().includes('/api/ext/market/trades'))
  // Tries after 0.5 s, then after at least 0.5 s and 1 s more.
  refuse = 2
  await socket?.close()
  await seen(page.locator('.trades--stale')).waitFor()
  const before = await top()
  await fetched
  await newerThan(before)
  expectWhole(await seconds())
  await seen(page.locator('.trades:not(.trades--stale)')).waitFor()
  await openTab('book')
  await row('ask', 0).waitFor()
  expect(await seen(page.getByText(say('book.stale'), { exact: true })).count()).toBe(0)
  expect(refuse).toBe(0)
})

test('a tapped row opens a limit order at its price', async () => {
  const { page, say } = phone
  await choose('book-group', '0.01')
  await row('bid', 2).waitFor()
  const said = Number((await side('bid'))[2]?.price)
  await row('bid', 2).tap()
  const field = seen(page.getByRole('textbox', { name: say('contracts.limitPrice'), exact: true }))
  await field.waitFor()
  const price = await field.inputValue()
  expect(price).toMatch(/^\d+\.\d{2}$/)
  // What is said follows what is drawn within two seconds: two minutes of this market.
  expect(Math.abs(Number(price) / said - 1)).toBeLessThan(0.01)
  expect(phone.faults).toEqual([])
})
