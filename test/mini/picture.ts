import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { LANGUAGES, type Lang } from '@core/domain'
import type { TextKey } from '@/i18n'
import { launchChromium } from '../helpers/chromium'
import { furnish } from '../helpers/furnish'
import { acceptRiskBy } from '../helpers/risk'
import { alipay } from './host/alipay'
import { documentOf } from './host/document'
import { openHost } from './host/host'
import type { Running } from './host/running'
import { weapp } from './host/weapp'
import { withdrawal } from './journeys/funds'
import { BUILT } from './journeys/mini'
import { miniScreen } from './journeys/miniScreen'
import { openStage, sessionOf, type Account, type Stage } from './journeys/stage'

const settled = async (run: Running): Promise<void> => {
  const end = Date.now() + 3_000
  while (Date.now() < end) await run.change(end - Date.now())
}

/** Nobody, somebody new, or somebody of whom there is something in every list. */
const personOf = async (stage: Stage, who: string): Promise<Account | null> => {
  if (who === 'visitor') return null
  const account = await stage.register()
  if (who !== 'furnished') return account
  await acceptRiskBy(stage, account.token)
  await withdrawal.prepare?.(stage, account)
  await furnish(stage, account)
  return account
}

/** `tap=.class` or `tap=options.history`, the key of a text, presses it; `fill=options.stake=10` types into a field. */
const doStep = async (run: Running, lang: Lang, step: string): Promise<void> => {
  const { say, tap, fill } = miniScreen(run, lang)
  const [what, to = '', text = ''] = step.split('=')
  if (what === 'tap')
    await tap(to.startsWith('.') ? { css: to.slice(1) } : { name: say.pattern(to as TextKey) })
  if (what === 'fill') await fill(say(to as TextKey), text)
  await settled(run)
}

/** `first` is what Home is handed before the app has drawn anything. */
const arrive = async (run: Running, lang: Lang, [route = '', ...steps]: readonly string[]): Promise<void> => {
  if (route === 'first') return
  await run.change(1_000)
  run.navigate(route)
  await settled(run)
  for (const step of steps) await doStep(run, lang, step)
}

const shoot = async (browser: Browser, html: string, path: string, fullPage: boolean): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-picture-'))
  const file = join(folder, 'page.html')
  writeFileSync(file, html)
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(pathToFileURL(file).href)
  await page.screenshot({ path, fullPage, animations: 'disabled' })
  await page.close()
  rmSync(folder, { recursive: true })
}

/**
 * Pictures of pages of a built package, as near as a browser's layout comes to the client's. A route may be followed by steps:
 * `/pages/cookie/index#tap=options.history`, and by `#full`, which makes the picture as long as the page.
 */
const main = async ([target, language, who = '', out = '.', ...wishes]: readonly string[]): Promise<void> => {
  const client = target === 'alipay' ? alipay : weapp
  const lang = LANGUAGES.find(({ code }) => code === language)?.code ?? 'en_US'
  const folder = join('dist', client.target)
  const stage = await openStage()
  const browser = await launchChromium()
  const account = await personOf(stage, who)
  for (const wish of wishes) {
    const kept = account ? await sessionOf(stage, account) : new Map<string, string>()
    const storage = kept.set('lang', JSON.stringify(lang))
    const rewrite = [BUILT, JSON.stringify(stage.origins)] as const
    const run = openHost({ client, folder, origins: stage.origins, rewrite, storage })
    const steps = wish.split('#')
    await arrive(run, lang, steps).catch((error: Error) => console.error(wish, error.message))
    const name = `${client.target}-${lang}-${who}-${wish.replace(/[^\p{L}\d]+/gu, '-')}.png`
    await shoot(browser, documentOf(run, folder, client), join(out, name), steps.includes('full'))
    run.close()
  }
  await browser.close()
  await stage.close()
}

void main(process.argv.slice(2))
