import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { LANGUAGES, type Lang } from '@core/domain'
import type { Database } from '@server/store/db'
import type { UserInfo } from '@/stores/session'
import { registerBy, type Account } from '../helpers/account'
import { launchChromium } from '../helpers/chromium'
import { createCaller, type Caller } from '../helpers/client'
import { runNode, runServer } from '../helpers/process'
import { acceptRiskBy } from '../helpers/risk'
import { openStorage } from '../helpers/storage'
import { wordsOf, type Words } from './texts'

export { PASSWORD, type Account } from '../helpers/account'

/** Every journey is walked on a phone of this size. */
export const PHONE = { width: 390, height: 844 } as const
/** How long a phone waits for anything to appear, in ms: long enough for a machine that stands still for a while. */
const PATIENCE = 60_000
/** What a browser is like on such a phone. */
export const ON_PHONE = { viewport: PHONE, isMobile: true, hasTouch: true, timezoneId: 'UTC' } as const
const H5 = resolve(__dirname, '../../dist/h5')

/** A phone on which the app is open. */
export interface Phone {
  readonly page: Page
  readonly say: Words
  /** Console errors and uncaught exceptions so far. */
  readonly faults: string[]
  /** Opens a route by its address, as a link does. */
  open: (route: string) => Promise<void>
  /** Logs in without the screens: the session is on the device before the app starts. */
  logIn: (account: Account) => Promise<void>
}

/** A server of its own process and a browser. */
export interface Stage extends Caller {
  readonly address: string
  /**
   * A phone with the app on Home, in a language chosen by the app's own picker; `from` serves it, if not the stage. Only one
   * that is `keeping` lets the app's service worker be: else no test would see what is really asked of the server.
   */
  phone: (lang?: Lang, from?: string, keeping?: boolean) => Promise<Phone>
  /** A new user, registered through the API, who has read the risk statement unless told otherwise. */
  register: (options?: { readonly readsRisk?: boolean }) => Promise<Account>
  /** Its database, beside the server; in a test run only. */
  db: () => Database
  /** The operator's command line, beside the server. @returns what it printed */
  ops: (...args: string[]) => Promise<string>
  close: () => Promise<void>
}

/** The screens that a user sees; those beneath in the stack of pages are hidden. */
export const seen = (locator: Locator): Locator => locator.filter({ visible: true })

type TabName = 'Home' | 'Market' | 'Options' | 'Assets'

export const tab = ({ page, say }: Phone, name: TabName): Locator =>
  seen(page.locator('.tab-bar').getByRole('tab', { name: say(`common.tab${name}`), exact: true }))

/**
 * Waits until the page of the address is the only one on screen: while pages change there are two, and whatever both
 * have is there twice.
 */
export const still = async ({ page }: Pick<Phone, 'page'>): Promise<void> => {
  await page.waitForFunction(() => {
    const shown = Array.from(document.querySelectorAll('.taro_page')).filter((p) => p.checkVisibility())
    const wanted = location.hash.slice(1).split('?')[0]
    return shown.length === 1 && shown[0]?.id.split('?')[0] === wanted
  })
}

/**
 * Does what leads to another page and waits until that is the only one. What both have, such as a coin's card, would else
 * be found on the page before, just as it hides.
 */
export const leave = async (phone: Pick<Phone, 'page'>, act: () => Promise<unknown>): Promise<void> => {
  const before = phone.page.url()
  await act()
  await phone.page.waitForURL((url) => url.href !== before)
  await still(phone)
}

export const goTo = (phone: Phone, name: TabName): Promise<void> => leave(phone, () => tab(phone, name).tap())

/** Reloads the page. A sheet closed just before has an entry of its own, which is left first: a reload cannot cut in. */
export const reload = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !(history.state as { sheet?: boolean } | null)?.sheet)
  await page.reload()
}

const register = async (caller: Caller, readsRisk: boolean): Promise<Account> => {
  const account = await registerBy(caller)
  if (readsRisk) await acceptRiskBy(caller, account.token)
  return account
}

const chooseLanguage = async (page: Page, lang: Lang): Promise<void> => {
  const name = LANGUAGES.find(({ code }) => code === lang)?.name ?? ''
  await seen(page.getByRole('button', { name: wordsOf('en_US')('common.language') })).tap()
  await page.getByRole('radio', { name, exact: true }).tap()
}

const watchFaults = (page: Page): string[] => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`)
  })
  return faults
}

const storeSession = ([token, userInfo]: readonly [string, UserInfo]): void => {
  localStorage.setItem('token', JSON.stringify({ data: token }))
  localStorage.setItem('userInfo', JSON.stringify({ data: userInfo }))
}

const runOps = async (
  settings: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<string> => {
  const { code, stdout, stderr } = await runNode(['--import', 'tsx', 'server/ops/main.ts', ...args], settings)
    .ended
  if (code !== 0) throw new Error(`${args.join(' ')}: ${stdout}${stderr}`)
  return stdout
}

interface Wish {
  readonly address: string
  readonly lang: Lang
  readonly keeping: boolean
}

const openPhone = async (
  browser: Browser,
  caller: Caller,
  { address, lang, keeping }: Wish,
): Promise<Phone> => {
  const context = await browser.newContext({
    ...ON_PHONE,
    serviceWorkers: keeping ? 'allow' : 'block',
  })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  const say = wordsOf(lang)
  const faults = watchFaults(page)
  await page.goto(`${address}/#/pages/home/index`)
  if (lang !== 'en_US') await chooseLanguage(page, lang)
  const phone: Phone = {
    page,
    say,
    faults,
    open: async (route) => {
      await page.evaluate((hash) => (location.hash = hash), route)
    },
    logIn: async ({ token }) => {
      const userInfo = await caller.ok('user.info', {}, { token })
      await page.evaluate(storeSession, [token, userInfo] as const)
      await page.reload()
    },
  }
  await tab(phone, 'Home').waitFor()
  return phone
}

/** Settings of a replay of a file's candles, `speed` market seconds a second, from an ISO date on. */
export const replayOf = (
  path: string,
  speed: string,
  from = '2023-03-02T08:00:00Z',
): Readonly<Record<string, string>> => ({
  MARKET_FEED: 'replay',
  MARKET_REPLAY_FILE: path,
  MARKET_REPLAY_SPEED: speed,
  MARKET_REPLAY_FROM: from,
})

/** Starts server and browser; needs the built app. */
export const openStage = async (env: Readonly<Record<string, string>>): Promise<Stage> => {
  if (!existsSync(join(H5, 'index.html'))) throw new Error('No built app: run node scripts/build.mjs h5')
  const storage = await openStorage()
  const server = runServer({ ...storage.env, H5_DIR: H5, RATE_LIMIT: '1000000', ...env })
  const [address, browser] = await Promise.all([server.ready, launchChromium()])
  const caller = createCaller(address)
  return {
    ...caller,
    address,
    db: storage.db,
    phone: (lang = 'en_US', from = address, keeping = false) =>
      openPhone(browser, caller, { address: from, lang, keeping }),
    register: ({ readsRisk = true } = {}) => register(caller, readsRisk),
    ops: (...args) => runOps({ ...storage.env, USER: 'e2e' }, args),
    close: async () => {
      await browser.close()
      server.kill('SIGTERM')
      await server.ended
      await storage.close()
    },
  }
}
