import { endpoints } from '@core/contract/endpoints'
import { PERIODS, type Period } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import type { TextKey } from '@/i18n'
import { aggregate, integer, rowsOf, type PlainBar } from '../helpers/aggregate'
import { tenDays } from '../helpers/candles'
import { openStage, replayOf, seen, type Phone, type Stage } from './harness'

const file = tenDays()
const rows = rowsOf(file.text)
const TEXTS: Record<Period, TextKey> = {
  intraday: 'kline.line',
  '1m': 'kline.m1',
  '5m': 'kline.m5',
  '15m': 'kline.m15',
  '30m': 'kline.m30',
  '1h': 'kline.h1',
  '1d': 'kline.d1',
  '1w': 'kline.w1',
}

/** The chart opens with 15 minutes, so that a tap on those fetches them only when another came before. */
const ORDER: readonly Period[] = [...PERIODS.filter((period) => period !== '15m'), '15m']

let stage: Stage
let phone: Phone
beforeAll(async () => {
  stage = await openStage(replayOf(file.path, '100000', '2023-03-10T23:00:00Z'))
  phone = await stage.phone()
  await seen(phone.page.getByText(phone.say('common.ended'))).waitFor()
  await phone.open('/pages/kline/kline?tradeId=1')
})
afterAll(() => stage.close())

/** Shows a period. @returns the bars that the page fetched for it, as plain figures */
const show = async (period: Period): Promise<PlainBar[]> => {
  const { page, say } = phone
  const tab = seen(page.getByRole('tab', { name: say(TEXTS[period]), exact: true }))
  const chosen = (url: URL) =>
    url.pathname === endpoints['ext.candles'].path && url.searchParams.get('period') === period
  const [answer] = await Promise.all([
    page.waitForResponse((response) => chosen(new URL(response.url()))),
    tab.tap(),
  ])
  const { obj } = (await answer.json()) as { obj: ResponseOf<'ext.candles'> }
  return obj.bars.map(([time, open, high, low, close, volume]) => ({
    time,
    open: integer(open, 2),
    high: integer(high, 2),
    low: integer(low, 2),
    close: integer(close, 2),
    volume: integer(volume, 6),
  }))
}

/** Figures of the chart's description for people who do not see it, in cents. */
const described = async (period: Period): Promise<{ last: bigint; high: bigint; low: bigint }> => {
  const { page, say } = phone
  const sentence = say.pattern('kline.summary', { pair: 'BTC/USDT', period: say(TEXTS[period]) })
  const picture = page.getByRole('img', { name: sentence })
  await picture.waitFor()
  const groups = sentence.exec((await picture.getAttribute('aria-label')) ?? '')?.groups ?? {}
  const cents = (text: string | undefined): bigint => integer((text ?? '').replace(/,/g, ''), 2)
  return { last: cents(groups.last), high: cents(groups.high), low: cents(groups.low) }
}

const most = (values: bigint[]): bigint => values.reduce((a, b) => (a > b ? a : b))
const least = (values: bigint[]): bigint => values.reduce((a, b) => (a < b ? a : b))

/** Whether some number of the newest bars has exactly these extremes; of the line only closes are drawn. */
const isOnScreen = (bars: readonly PlainBar[], high: bigint, low: bigint, line: boolean): boolean =>
  bars.some((_, from) => {
    const shown = bars.slice(from)
    return (
      most(shown.map((bar) => (line ? bar.close : bar.high))) === high &&
      least(shown.map((bar) => (line ? bar.close : bar.low))) === low
    )
  })

test.each(ORDER)(`the %s chart shows the aggregated file (${file.origin})`, async (period) => {
  const expected = aggregate(rows, period)
  const bars = await show(period)
  expect(bars.length).toBeGreaterThan(1)
  expect(bars).toEqual(expected.slice(-bars.length))
  const { last, high, low } = await described(period)
  expect(last).toBe(expected.at(-1)?.close)
  expect(isOnScreen(bars, high, low, period === 'intraday')).toBe(true)
  expect(phone.faults).toEqual([])
})
