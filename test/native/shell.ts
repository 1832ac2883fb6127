import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { UserInfo } from '@/stores/session'
import { PHONE, seen, type Account, type Stage } from '../e2e/harness'
import { wordsOf, type Words } from '../e2e/texts'
import { FakePhone } from './phone'

export interface Shell {
  readonly page: Page
  readonly phone: FakePhone
  readonly say: Words
  readonly faults: string[]
  /** Names of the keys in the page's own storage. */
  stored: () => Promise<string[]>
  close: () => Promise<void>
}

/** What is on the phone before the app starts. */
interface Before {
  /** Somebody who was signed in at the last start, with the token where the shell keeps it. */
  readonly account?: Account
  /** More of the page's own storage. */
  readonly storage?: Readonly<Record<string, unknown>>
  readonly phone?: FakePhone
  /** Done before the page is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<void>
}

const TOKEN = 'limelight_token'

const stateOf = (address: string, storage: Readonly<Record<string, unknown>>) => ({
  cookies: [],
  origins: [
    {
      origin: address,
      localStorage: Object.entries(storage).map(([name, data]) => ({
        name,
        value: JSON.stringify({ data }),
      })),
    },
  ],
})

/** Starts the app in a shell on a phone. */
export const startShell = async (stage: Stage, browser: Browser, before: Before = {}): Promise<Shell> => {
  const { account, storage = {}, phone = new FakePhone() } = before
  const userInfo: UserInfo | null = account ? await stage.ok('user.info', {}, { token: account.token }) : null
  if (account) phone.secrets.set(TOKEN, account.token)
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    timezoneId: 'UTC',
    storageState: stateOf(stage.address, { ...(userInfo ? { userInfo } : {}), ...storage }),
  })
  context.setDefaultTimeout(20_000)
  await phone.around(context)
  await before.prepare?.(context)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.goto(stage.address)
  return {
    page,
    phone,
    say: wordsOf('en_US'),
    faults,
    stored: () => page.evaluate(() => Object.keys(localStorage)),
    close: () => context.close(),
  }
}

/** What of the app can be seen and touched: nothing while it is covered. */
export const uncovered = async ({ page }: Shell): Promise<void> => {
  await page.waitForFunction(() => {
    const app = document.getElementById('app')
    return app !== null && !app.inert && getComputedStyle(app).opacity === '1'
  })
}

export const isCovered = ({ page }: Shell): Promise<boolean> =>
  page.evaluate(() => {
    const app = document.getElementById('app')
    return app !== null && app.inert && getComputedStyle(app).opacity === '0'
  })

export const lockScreen = ({ page, say }: Shell) =>
  page.getByRole('dialog', { name: say('device.lockTitle') })

/** Home of somebody who is signed in. */
export const total = ({ page }: Shell) => seen(page.locator('.home-total'))

/** The page's clock goes on as if so much time had passed (ms). */
export const passTime = ({ page }: Shell, ms: number): Promise<void> =>
  page.evaluate((more) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + more
  }, ms)

export { TOKEN }
