import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { LANGUAGES, type Lang } from '@core/domain'
import { DICTIONARIES } from '../helpers/dictionaries'
import { readRoutes } from '../helpers/routes'
import { PHONE, seen, type Phone } from './harness'
import { foreignSentences, wordsOf } from './texts'

export const ROUTES = readRoutes()
const TABS = ['pages/home/index', 'pages/mark/index', 'pages/cookie/index', 'pages/asset/index']
const QUERIES: Readonly<Record<string, string>> = {
  'pages/kline/kline': '?tradeId=1',
  'pages/kline/full': '?tradeId=1',
  'pages/home/noticeDetail': '?id=welcome',
}
/** Small phone, phone, desktop. */
const SIZES = [{ width: 360, height: 640 }, PHONE, { width: 1280, height: 800 }]
const RAW_KEY = new RegExp(`\\b(?:${Object.keys(DICTIONARIES.en_US).join('|')})\\.[a-zA-Z]\\w+`)
/** Four English words in a row are a sentence; names and units are shorter. */
const ENGLISH = /\b[A-Za-z]+(?: [a-z]+){3,}/

export interface Finding {
  readonly route: string
  readonly what: string
}

/** What is on screen instead, for the message of a finding. */
const onScreen = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('.taro_page'))
      .filter((shown) => shown.checkVisibility())
      .map(({ id, innerHTML }) => `${id} ${innerHTML.slice(0, 2_000)}`)
      .join(' | '),
  )

/** Waits until a route is the only page on screen and nothing of it is loading. */
const arrived = async (page: Page, route: string): Promise<void> => {
  const there = page.waitForFunction((path) => {
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
  await there.catch(async () => {
    throw new Error(`${route} did not come, but ${await onScreen(page)}`)
  })
}

const inspectText = async (
  { page }: Phone,
  route: string,
  foreign: ReadonlySet<string>,
): Promise<string[]> => {
  const text = await seen(page.locator('.page, .full')).innerText()
  const lines = text.split('\n').map((line) => line.trim())
  const tabs = await seen(page.getByRole('tablist').and(page.locator('.tab-bar'))).count()
  const key = RAW_KEY.exec(text)
  const english = foreign.size > 0 ? lines.filter((line) => foreign.has(line) || ENGLISH.test(line)) : []
  return [
    ...(text.trim() === '' ? ['nothing on the screen'] : []),
    ...(key ? [`a raw key: ${key[0]}`] : []),
    ...english.map((line) => `English: ${line}`),
    ...(tabs === (TABS.includes(route) ? 1 : 0) ? [] : [`${tabs} tab bars`]),
  ]
}

/** How far the document, or the page in it, can be scrolled sideways. */
const widest = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const shown = Array.from(document.querySelectorAll('.taro_page')).filter((p) => p.checkVisibility())
    const over = [document.documentElement, ...shown].map((e) => e.scrollWidth - e.clientWidth)
    return Math.max(...over)
  })

/** Every size in turn, without reloading; the phone's own last. */
const inspectSizes = async ({ page }: Phone): Promise<string[]> => {
  const found: string[] = []
  for (const size of [...SIZES, PHONE]) {
    await page.setViewportSize(size)
    const over = await widest(page)
    if (over > 0) found.push(`${over} px too wide at ${size.width}x${size.height}`)
  }
  return found
}

const STRICT = ['serious', 'critical']

/** Serious and critical findings of axe-core. What comes meanwhile is whole at once: a toast half faded in has no contrast. */
const inspectAccess = async ({ page }: Phone): Promise<string[]> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const shown = Array.from(document.querySelectorAll('.taro_page')).find((p) => p.checkVisibility())
    const { violations: all } = await (window as unknown as { axe: typeof axe }).axe.run(shown ?? document, {
      resultTypes: ['violations'],
    })
    return all.map(({ id, impact, nodes }) => ({ id, impact, html: nodes.map((node) => node.html) }))
  })
  await page.emulateMedia({ reducedMotion: null })
  return violations
    .filter(({ impact }) => STRICT.includes(impact ?? ''))
    .flatMap(({ id, impact, html }) => html.map((node) => `${impact} ${id}: ${node.slice(0, 200)}`))
}

const goHome = async ({ page }: Phone): Promise<void> => {
  await page.goBack()
  await arrived(page, 'pages/home/index')
}

interface Round {
  readonly lang: Lang
  /** Reloads every screen and looks at it with axe as well. */
  readonly thorough: boolean
}

/** Opens a route from Home, looks at it, and goes back. */
const visit = async (phone: Phone, route: string, { lang, thorough }: Round): Promise<Finding[]> => {
  const foreign = new Set(lang === 'en_US' ? [] : foreignSentences(lang))
  await phone.open(`/${route}${QUERIES[route] ?? ''}`)
  await arrived(phone.page, route)
  const found = [...(await inspectText(phone, route, foreign)), ...(await inspectSizes(phone))]
  if (thorough) {
    found.push(...(await inspectAccess(phone)))
    await phone.page.reload()
    await arrived(phone.page, route)
  }
  if (route !== 'pages/home/index') await goHome(phone)
  return [...found, ...phone.faults.splice(0).map((fault) => `console: ${fault}`)].map((what) => ({
    route,
    what,
  }))
}

/** Every route in one language. */
export const crawl = async (phone: Phone, round: Round): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const route of ROUTES) {
    const found = await visit(phone, route, round).catch(async (error: Error) => {
      await phone.page.goto(new URL('/', phone.page.url()).href)
      return [{ route, what: error.message.split('\n')[0] ?? '' }]
    })
    findings.push(...found)
  }
  return findings
}

/** By the picker on Home, without reloading. */
export const switchLanguage = async ({ page }: Phone, from: Lang, to: Lang): Promise<void> => {
  const name = LANGUAGES.find(({ code }) => code === to)?.name ?? ''
  await seen(page.getByRole('button', { name: wordsOf(from)('common.language') })).tap()
  await page.getByRole('radio', { name, exact: true }).tap()
  await seen(page.locator('.tab-bar').getByText(wordsOf(to)('common.tabHome'), { exact: true })).waitFor()
}

const ORDER: readonly Lang[] = ['en_US', 'zh_CN', 'ja_JP']

/** One phone, three languages one after the other; the first round is the thorough one. */
export const crawlInTurn = (open: () => Promise<Phone>): void => {
  let phone: Phone
  beforeAll(async () => {
    phone = await open()
  })

  test.each(ORDER.map((lang, at) => ({ lang, before: ORDER[at - 1] })))(
    '$lang: no error, raw key, foreign sentence, sideways scroll or empty screen; back leads Home',
    async ({ lang, before }) => {
      if (before) await switchLanguage(phone, before, lang)
      expect(await crawl(phone, { lang, thorough: !before })).toEqual([])
    },
    480_000,
  )
}
