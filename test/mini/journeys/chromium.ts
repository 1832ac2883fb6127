import type { Browser, BrowserContextOptions } from 'playwright-core'
import { ON_PHONE } from '../../e2e/harness'
import { launchChromium } from '../../helpers/chromium'
import { sessionOf, type Account, type Stage } from './stage'
import type { Start } from './walk'
import { watchFaults } from './webFaults'
import { webScreen } from './webScreen'

/** What the build for the web says of its lines, and what takes its place for this run. */
const BUILT = '["","",""]'
/** How long anything may take to appear, in ms. */
const PATIENCE = 30_000

/** Somebody's session, as the app keeps it in a browser. */
const storageOf = async (stage: Stage, account: Account): Promise<BrowserContextOptions['storageState']> => {
  const kept = await sessionOf(stage, account)
  const localStorage = [...kept].map(([name, json]) => ({ name, value: `{"data":${json}}` }))
  return { cookies: [], origins: [{ origin: stage.origins[0] ?? '', localStorage }] }
}

/** The built package in Chromium, served by the first line. */
export const startInChromium = (): Start => {
  let browser: Promise<Browser> | undefined
  return {
    target: 'h5',
    open: async (stage, account) => {
      stage.lines[0].rewrite = [BUILT, JSON.stringify(stage.origins)]
      browser ??= launchChromium()
      const storageState = account ? await storageOf(stage, account) : undefined
      const context = await (await browser).newContext({ ...ON_PHONE, storageState })
      context.setDefaultTimeout(PATIENCE)
      const faults = watchFaults(context, stage)
      const page = await context.newPage()
      await page.goto(`${stage.origins[0]}/#/pages/home/index`)
      return webScreen(page, 'en_US', faults)
    },
    close: async () => (await browser)?.close(),
  }
}
