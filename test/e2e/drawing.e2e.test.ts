import type { Page } from 'playwright-core'
import { openStage, PHONE, seen, type Phone, type Stage } from './harness'

let stage: Stage
let phone: Phone
beforeAll(async () => {
  stage = await openStage({})
  phone = await stage.phone()
  await phone.open('/pages/kline/kline?tradeId=1')
  await chartReady()
})
afterAll(() => stage.close())

/** The chart has bars: its description is no longer the empty one. */
const chartReady = async (): Promise<void> => {
  const { page, say } = phone
  const picture = page.getByRole('img', { name: say.pattern('kline.summary', { pair: 'BTC/USDT' }) })
  await seen(picture).first().waitFor()
}

const button = (name: string) => seen(phone.page.getByRole('button', { name, exact: true }))
const tool = (name: string) => seen(phone.page.getByRole('radio', { name, exact: true }))

/** What is stored on the device for BTC/USDT. */
const stored = (page: Page): Promise<{ kind: string; price?: string }[]> =>
  page.evaluate(() => {
    const prefs = JSON.parse(localStorage.getItem('prefs') ?? '{}') as {
      data?: { drawings?: Record<string, { kind: string; price?: string }[]> }
    }
    return prefs.data?.drawings?.['1'] ?? []
  })

const tapChart = async (x: number, y: number): Promise<void> => {
  const box = await seen(phone.page.locator('.chart')).boundingBox()
  if (!box) throw new Error('no chart')
  await phone.page.touchscreen.tap(box.x + x, box.y + y)
}

test('a price line and a trend line are drawn, kept over a reload, and deleted', async () => {
  const { page, say } = phone
  await button(say('drawing.tools')).tap()
  await tool(say('drawing.level')).tap()
  await tapChart(120, 120)
  await seen(page.getByText(say('drawing.dragHint'), { exact: true })).waitFor()
  await tool(say('drawing.trend')).tap()
  await tapChart(60, 150)
  await seen(page.getByText(say('drawing.tapSecond'), { exact: true })).waitFor()
  await tapChart(220, 100)
  await seen(page.getByText(say('drawing.dragHint'), { exact: true })).waitFor()
  const drawn = await stored(page)
  expect(drawn.map(({ kind }) => kind)).toEqual(['level', 'trend'])
  expect(drawn[0]?.price).toMatch(/^\d+\.\d{2}$/)

  await page.reload()
  await chartReady()
  expect(await stored(page)).toEqual(drawn)
  await button(say('drawing.tools')).tap()
  await seen(page.getByText(say('drawing.idleHint'), { exact: true })).waitFor()
  await button(say('drawing.clear')).tap()
  await page.getByText(say('drawing.clearAsk', { count: '2', pair: 'BTC/USDT' }), { exact: true }).waitFor()
  await button(say('drawing.removeAll')).tap()
  await seen(page.getByText(say('drawing.emptyHint'), { exact: true })).waitFor()
  expect(await stored(page)).toEqual([])
  await button(say('drawing.done')).tap()
  await button(say('drawing.tools')).waitFor()
})

test('the colours of up and down are chosen in the tools and hold everywhere', async () => {
  const { page, say } = phone
  const buyColour = (): Promise<string> =>
    button(say('kline.buyCall')).evaluate((node) => getComputedStyle(node).backgroundColor)
  expect(await buyColour()).toBe('rgb(47, 199, 151)')
  await button(say('drawing.tools')).tap()
  await button(say('drawing.colours')).tap()
  await page.getByTestId('palette-blueUp').tap()
  await button(say('common.close')).tap()
  await button(say('drawing.done')).tap()
  expect(await buyColour()).toBe('rgb(88, 176, 255)')
  await page.reload()
  await chartReady()
  expect(await buyColour()).toBe('rgb(88, 176, 255)')
})

test('full screen turns the picture of an upright phone, keeps periods in reach, and leads back', async () => {
  const { page, say } = phone
  await button(say('drawing.full')).tap()
  await chartReady()
  const full = seen(page.locator('.full'))
  await full.waitFor()
  const layer = seen(page.locator('.full .chart__layer--top'))
  const upright = await layer.boundingBox()
  expect(upright && upright.height > upright.width).toBe(true)

  await seen(page.getByRole('tab', { name: say('kline.h1'), exact: true })).tap()
  const hourly = page.getByRole('img', {
    name: say.pattern('kline.summary', { pair: 'BTC/USDT', period: say('kline.h1') }),
  })
  await seen(hourly).first().waitFor()

  await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
  await page.waitForFunction(() => {
    const box = document.querySelector('.full .chart__layer--top')?.getBoundingClientRect()
    return box !== undefined && box.width > box.height
  })
  await page.setViewportSize(PHONE)
  await button(say('drawing.leaveFull')).tap()
  await button(say('drawing.full')).waitFor()
  expect(page.url()).toContain('/pages/kline/kline?tradeId=1')
  expect(phone.faults).toEqual([])
})

/** Moves a finger up over the chart. @returns once the page has scrolled with it */
const swipeUp = async (): Promise<void> => {
  const { page } = phone
  await page.evaluate(() => document.querySelectorAll('.taro_page').forEach((one) => one.scrollTo(0, 0)))
  const box = await seen(page.locator('.chart')).boundingBox()
  if (!box) throw new Error('no chart')
  const cdp = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', up: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + 150, y: box.y + 300 - up }],
    })
  await finger('touchStart', 0)
  for (let up = 10; up <= 200; up += 10) await finger('touchMove', up)
  await finger('touchEnd', 200)
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('.taro_page')).some((one) => one.scrollTop > 100),
  )
}

test('a swipe up over the chart scrolls the page, also while the tools are open', async () => {
  await swipeUp()
  await button(phone.say('drawing.tools')).tap()
  await swipeUp()
  await button(phone.say('drawing.done')).waitFor()
})
