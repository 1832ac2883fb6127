import { chartTheme } from '@/features/chart/view/theme'
import { tenDays } from '../helpers/candles'
import { openStage, reload, replayOf, seen, type Phone, type Stage } from './harness'

const { series } = chartTheme('greenUp')
const file = tenDays()
let stage: Stage
let phone: Phone

beforeAll(async () => {
  stage = await openStage(replayOf(file.path, '100000', '2023-03-10T23:00:00Z'))
  phone = await stage.phone()
  await seen(phone.page.getByText(phone.say('common.ended'))).waitFor()
  await openChart()
})
afterAll(() => stage.close())

/** Opens the chart and waits until it shows bars: its description then has figures. */
const openChart = async (): Promise<void> => {
  const { page, say } = phone
  await phone.open('/pages/kline/kline?tradeId=1')
  await page.getByRole('img', { name: say.pattern('kline.summary', { pair: 'BTC/USDT' }) }).waitFor()
}

const item = (id: string) => seen(phone.page.getByTestId(`indicator-${id}`))
/** Waits until the switch of an indicator says so. */
const waitUntil = (id: string, on: boolean): Promise<void> =>
  seen(phone.page.locator(`[data-testid="indicator-${id}"][aria-checked="${on}"]`)).waitFor()
const height = async (): Promise<number> =>
  (await seen(phone.page.locator('.chart')).boundingBox())?.height ?? 0

/** Waits until the picture has, or no longer has, points of this colour. */
const waitForColour = (colour: string, wanted: boolean): Promise<unknown> =>
  phone.page.waitForFunction(
    ([hex, there]) => {
      const canvas = document.querySelector<HTMLCanvasElement>('.chart canvas')
      const context = canvas?.getContext('2d')
      if (!canvas || !context) return false
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
      const rgb = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
      for (let i = 0; i < data.length; i += 4) {
        if (rgb.every((part, k) => Math.abs(data[i + k]! - part) < 6)) return there
      }
      return !there
    },
    [colour, wanted] as const,
  )

const openSettings = async (id: string): Promise<void> => {
  const { page, say } = phone
  await seen(page.getByRole('button', { name: say('indicators.settings'), exact: true })).tap()
  const tab = seen(page.getByRole('radio', { name: id, exact: true }))
  await tab.tap()
  await tab.and(page.locator('[aria-checked="true"]')).waitFor()
}
const close = (): Promise<void> =>
  seen(phone.page.getByRole('button', { name: phone.say('common.close'), exact: true })).tap()
const field = (name: 'length' | 'deviations') =>
  seen(phone.page.getByRole('textbox', { name: phone.say(`indicators.${name}`), exact: true }))

test('a line over the candles is drawn while it is on', async () => {
  await waitUntil('EMA', false)
  await waitForColour(series.ma1, true)
  await item('EMA').tap()
  await waitUntil('EMA', true)
  await waitForColour(series.ema1, true)
  await item('EMA').tap()
  await waitUntil('EMA', false)
  await waitForColour(series.ema1, false)
})

test('each pane makes the chart longer, up to three', async () => {
  const two = await height()
  await item('KDJ').tap()
  await waitForColour(series.ma3, true)
  expect(await height()).toBeGreaterThan(two + 50)
  await item('WR').tap()
  await seen(phone.page.getByText(phone.say('indicators.tooMany', { count: '3' }), { exact: true })).waitFor()
  await waitUntil('WR', false)
})

test('a number is taken over when it is valid, refused with a sentence when it is not', async () => {
  const { page, say } = phone
  await openSettings('BOLL')
  await field('length').fill('501')
  const limits = { name: say('indicators.length'), min: '2', max: '500', kept: '20, 2' }
  const refusal = say('indicators.wholeFault', limits)
  await seen(page.getByText(refusal, { exact: true })).waitFor()
  await field('length').fill('30')
  await page.getByText(refusal, { exact: true }).waitFor({ state: 'detached' })
  await field('deviations').fill('2.5')
  await field('length').fill('1')
  await seen(
    page.getByText(say('indicators.wholeFault', { ...limits, kept: '30, 2.5' }), { exact: true }),
  ).waitFor()
  await close()
})

test('what was chosen is there after a reload, and can be reset', async () => {
  const { page, say } = phone
  await reload(page)
  await openChart()
  for (const id of ['MA', 'VOL', 'MACD', 'KDJ']) await waitUntil(id, true)
  for (const id of ['EMA', 'WR']) await waitUntil(id, false)
  await openSettings('BOLL')
  expect([await field('length').inputValue(), await field('deviations').inputValue()]).toEqual(['30', '2.5'])
  await seen(page.getByRole('button', { name: say('indicators.reset'), exact: true })).tap()
  expect([await field('length').inputValue(), await field('deviations').inputValue()]).toEqual(['20', '2'])
  await close()
  expect(phone.faults).toEqual([])
})
