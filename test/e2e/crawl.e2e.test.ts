import { LANGUAGES } from '@core/domain'
import { tenDays } from '../helpers/candles'
import { openStage, replayOf, PHONE, seen, type Account, type Phone, type Stage } from './harness'
import { DICTIONARIES } from '../helpers/dictionaries'
import { foreignSentences } from './texts'

/** The app's own list of routes. */
const readRoutes = (): string[] => {
  Object.assign(globalThis, { defineAppConfig: (config: unknown) => config })
  const { default: app } = jest.requireActual<{
    default: { pages: string[]; subPackages: { root: string; pages: string[] }[] }
  }>('@/app.config')
  return [
    ...app.pages,
    ...app.subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`)),
  ]
}

const ROUTES = readRoutes()
const TABS = ['pages/home/index', 'pages/mark/index', 'pages/cookie/index', 'pages/asset/index']
const QUERIES: Readonly<Record<string, string>> = {
  'pages/kline/kline': '?tradeId=1',
  'pages/kline/full': '?tradeId=1',
  'pages/home/noticeDetail': '?id=welcome',
}
const RAW_KEY = new RegExp(`\\b(?:${Object.keys(DICTIONARIES.en_US).join('|')})\\.[a-zA-Z]\\w+`)
/** Four English words in a row are a sentence; names and units are shorter. */
const ENGLISH = /\b[A-Za-z]+(?: [a-z]+){3,}/

let stage: Stage
let account: Account
beforeAll(async () => {
  stage = await openStage(replayOf(tenDays().path, '1'))
  account = await stage.register()
}, 60_000)
afterAll(() => stage.close())

/** Opens a route and waits until nothing of it is loading. */
const arrive = async ({ page, open }: Phone, route: string): Promise<void> => {
  await open(`/${route}${QUERIES[route] ?? ''}`)
  await page.waitForFunction((path) => {
    const shown = Array.from(document.querySelectorAll('.taro_page')).filter((p) => p.checkVisibility())
    const [only] = shown
    const loading = only?.querySelector('.skeleton, .chart__cover--loading')
    return (
      shown.length === 1 &&
      only?.id.startsWith(`/${path}`) &&
      only.querySelector('.page__content, .full__stage') &&
      !loading
    )
  }, route)
}

interface Finding {
  readonly route: string
  readonly what: string
}

const inspect = async (phone: Phone, route: string, foreign: ReadonlySet<string>): Promise<Finding[]> => {
  const { page } = phone
  const text = await seen(page.locator('.page, .full')).innerText()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  const lines = text.split('\n').map((line) => line.trim())
  const tabs = await seen(page.getByRole('tablist').and(page.locator('.tab-bar'))).count()
  const key = RAW_KEY.exec(text)
  const english = foreign.size > 0 ? lines.filter((line) => foreign.has(line) || ENGLISH.test(line)) : []
  const found = [
    ...(text.trim() === '' ? ['nothing on the screen'] : []),
    ...(width > PHONE.width ? [`${width} wide`] : []),
    ...(key ? [`a raw key: ${key[0]}`] : []),
    ...english.map((line) => `English: ${line}`),
    ...(tabs === (TABS.includes(route) ? 1 : 0) ? [] : [`${tabs} tab bars`]),
    ...phone.faults.splice(0).map((fault) => `console: ${fault}`),
  ]
  return found.map((what) => ({ route, what }))
}

const VISITS = LANGUAGES.flatMap(({ code }) => [
  { lang: code, who: 'a visitor' },
  { lang: code, who: 'a user' },
])

test.each(VISITS)(
  'all routes in $lang for $who: no error, raw key, foreign sentence or sideways scroll',
  async ({ lang, who }) => {
    const phone = await stage.phone(lang)
    if (who === 'a user') await phone.logIn(account)
    const foreign = new Set(lang === 'en_US' ? [] : foreignSentences(lang))
    const findings: Finding[] = []
    for (const route of ROUTES) {
      await arrive(phone, route)
      findings.push(...(await inspect(phone, route, foreign)))
    }
    expect(findings).toEqual([])
    await phone.page.context().close()
  },
  120_000,
)
