import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@core/domain'
import { tenDays } from '../helpers/candles'
import { openLine, type LineProxy } from '../helpers/lineProxy'
import { openStage, replayOf, seen, still, tab, type Phone, type Stage } from './harness'
import { openSite, type Site } from './release'

let site: Site
let line: LineProxy
let stage: Stage
beforeAll(async () => {
  site = openSite()
  line = await openLine()
  stage = await openStage({ ...replayOf(tenDays().path, '1'), H5_DIR: site.folder })
  line.target = stage.address
})
afterAll(async () => {
  await stage.close()
  await line.close()
  site.remove()
})

let phone: Phone
afterEach(() => phone.page.context().close())

/** A folder with what is new, in every language. */
const notes = (): string => {
  for (const { code } of LANGUAGES) writeFileSync(join(site.folder, `${code}.md`), '- News\n')
  return site.folder
}

/** The worker is there and has the page. */
const kept = (): Promise<unknown> =>
  phone.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/** A newer worker is there, whole, and waits. */
const waits = (): Promise<unknown> =>
  phone.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    const worker = registration?.waiting ?? registration?.installing
    while (worker && worker.state !== 'installed')
      await new Promise((done) => worker.addEventListener('statechange', done, { once: true }))
  })

const releaseOnScreen = (): Promise<string | null> =>
  phone.page.evaluate(() => document.querySelector('meta[name=release]')?.getAttribute('content') ?? null)

const pairs = () => seen(phone.page.locator('.market-row'))

test('without a network the app starts, says so, shows how things were, and is whole again when the network is back', async () => {
  phone = await stage.phone('zh_CN', line.origin, true)
  const { page, say } = phone
  await pairs().first().waitFor()
  await kept()
  await page.context().setOffline(true)
  line.mode = 'dead'
  await page.reload()
  await seen(page.locator('.connection-banner', { hasText: say('common.offline') })).waitFor()
  await tab(phone, 'Market').waitFor()
  const asOf = seen(page.locator('.as-of'))
  await asOf.waitFor()
  expect(await asOf.textContent()).toMatch(/截至 \d\d:\d\d，之后未更新/)
  expect(await pairs().count()).toBeGreaterThan(0)
  expect(await seen(page.locator('.market-row .live-price:not(.live-price--stale)')).count()).toBe(0)
  line.mode = 'open'
  await page.context().setOffline(false)
  await pairs().first().waitFor()
  await asOf.waitFor({ state: 'detached' })
  await seen(page.locator('.connection-banner')).waitFor({ state: 'detached' })
})

/** What the page's policy forbids, once as many things were tried. */
const violations = (): Promise<string[]> =>
  phone.page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const found: string[] = []
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          if (found.push(effectiveDirective) === 4) done(found.sort())
        })
        const script = document.createElement('script')
        script.textContent = 'document.title = "taken over"'
        const frame = document.createElement('iframe')
        frame.src = 'https://evil.example/'
        document.body.append(script, frame)
        document.body.insertAdjacentHTML('beforeend', '<i style="position: fixed"></i>')
        fetch('https://evil.example/').catch(() => undefined)
      }),
  )

test("a script, a frame, a style in markup and a call that are not the app's are refused by the browser; no source map is published", async () => {
  phone = await stage.phone('en_US')
  await pairs().first().waitFor()
  expect(phone.faults).toEqual([])
  expect(await violations()).toEqual(['connect-src', 'frame-src', 'script-src-elem', 'style-src-attr'])
  expect(await phone.page.title()).not.toBe('taken over')
  const files = readdirSync(site.folder, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  const scripts = files.filter((file) => /\.(js|css)$/.test(file))
  expect(scripts.length).toBeGreaterThan(20)
  expect(
    scripts.filter((file) =>
      /^\/[/*][#@] sourceMappingURL/m.test(readFileSync(join(site.folder, file), 'utf8')),
    ),
  ).toEqual([])
})

test('nothing that the server answers to a user is kept', async () => {
  phone = await stage.phone('en_US', stage.address, true)
  const { page, say } = phone
  await kept()
  // The first worker is no newer app.
  expect(await page.getByRole('dialog', { name: say('common.updateReady'), exact: true }).count()).toBe(0)
  const account = await stage.register()
  await phone.logIn(account)
  for (const route of [
    '/pages/asset/detail?accountType=2',
    '/pages/me/setting',
    '/pages/kline/kline?tradeId=1',
  ]) {
    await phone.open(route)
    await still(phone)
    await seen(page.locator('.page__content')).waitFor()
  }
  const held = await page.evaluate(async () => {
    const all: { url: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys())
        all.push({ url, text: (await (await cache.match(url))?.text()) ?? '' })
    }
    return all
  })
  const paths = held.map(({ url }) => url.slice(stage.address.length).replace(/\?__WB_REVISION__=\w+$/, ''))
  const OWN =
    /^\/(index\.html|manifest\.webmanifest|static\/[\w-]+\.(svg|png)|(js|css)\/[\w-]+\.[0-9a-f]{8}\.(js|css))$/
  expect(paths.length).toBeGreaterThan(15)
  expect(paths.filter((path) => !OWN.test(path))).toEqual([])
  const secrets = [account.token, account.email]
  expect(held.filter(({ text }) => secrets.some((secret) => text.includes(secret)))).toEqual([])
  expect(phone.faults).toEqual([])
})

test('a newer app waits until the user is done and asks for it', async () => {
  phone = await stage.phone('en_US', stage.address, true)
  const { page, say } = phone
  await kept()
  await phone.open('/pages/me/help')
  const search = seen(page.getByLabel(say('help.search'), { exact: true }))
  await search.fill('fee')
  site.release(2)
  await waits()
  const notice = seen(page.getByRole('dialog', { name: say('common.updateReady'), exact: true }))
  expect(await notice.count()).toBe(0)
  expect(await search.inputValue()).toBe('fee')
  await page.goBack()
  await notice.waitFor()
  expect(await releaseOnScreen()).toBeNull()
  const loaded = page.waitForEvent('load')
  await notice.getByRole('button', { name: say('common.reloadNow'), exact: true }).tap()
  await loaded
  await tab(phone, 'Home').waitFor()
  expect(await releaseOnScreen()).toBe('2')
  expect(await notice.count()).toBe(0)
  expect(phone.faults).toEqual([])
})

test('a page whose part was replaced by a newer app leads to that app, and then opens', async () => {
  phone = await stage.phone()
  const { page, say } = phone
  await pairs().first().waitFor()
  const bringBack = site.withdrawParts()
  await phone.open('/pages/me/help')
  await seen(page.getByText(say('common.partGone'), { exact: true })).waitFor()
  bringBack()
  const loaded = page.waitForEvent('load')
  await seen(page.getByRole('button', { name: say('common.reloadNow'), exact: true })).tap()
  await loaded
  await seen(page.getByLabel(say('help.search'), { exact: true })).waitFor()
})

test('below a path of its host the app calls, listens, keeps, installs and invites from there', async () => {
  line.below = '/limelight'
  phone = await stage.phone('en_US', `${line.origin}/limelight`, true)
  const { page } = phone
  await kept()
  const socket = page.waitForEvent('websocket')
  await phone.logIn(await stage.register())
  await pairs().first().waitFor()
  const home = `${line.origin}/limelight/`
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(scope).toBe(home)
  expect((await socket).url()).toBe(`${home.replace('http', 'ws')}websocket/trade`)
  const client = await page.context().newCDPSession(page)
  const { url, errors } = await client.send('Page.getAppManifest')
  expect([url, errors]).toEqual([`${home}manifest.webmanifest`, []])
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
  // Every test's browser forgets all, where nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  await phone.open('/pages/me/share')
  expect(await seen(page.getByTestId('invite-link')).innerText()).toContain('/limelight/#/pages/reg?code=')
  expect(phone.faults).toEqual([])
})

test('who must not use this version any more gets the newer one by itself', async () => {
  phone = await stage.phone('en_US', stage.address, true)
  const { page, say } = phone
  await kept()
  await stage.ops('version-release', '99.0.0', 'forced', notes(), '--why', 'e2e')
  site.release(3)
  await page.reload()
  await page.waitForFunction(
    () => document.querySelector('meta[name=release]')?.getAttribute('content') === '3',
  )
  await seen(page.getByRole('alertdialog', { name: say('common.updateForced'), exact: true })).waitFor()
})
