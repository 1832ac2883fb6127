import type { Browser, BrowserContext, WebSocketRoute } from 'playwright-core'
import { launchChromium } from '../helpers/chromium'
import { FakePhone, Refusal } from '../native/phone'
import {
  isCovered,
  lockScreen,
  passTime,
  startShell,
  TOKEN,
  total,
  uncovered,
  type Shell,
} from '../native/shell'
import { openStage, PASSWORD, seen, still, type Account, type Stage } from './harness'

let stage: Stage
let browser: Browser
let account: Account
beforeAll(async () => {
  ;[stage, browser] = await Promise.all([openStage({}), launchChromium()])
  account = await stage.register()
})
afterAll(async () => {
  await browser.close()
  await stage.close()
})

let shell: Shell
afterEach(async () => {
  expect(shell.faults).toEqual([])
  await shell.close()
})

const hash = (): string => new URL(shell.page.url()).hash
const at = (route: string): Promise<void> => shell.page.waitForURL((url) => url.hash.startsWith(`#${route}`))
const go = (route: string): Promise<unknown> => shell.page.evaluate((to) => (location.hash = to), route)
const id = (testId: string) => seen(shell.page.getByTestId(testId))
const says = (text: string) => seen(shell.page.getByText(text, { exact: true })).first()

/** A call that the app makes by itself, sooner or later. */
const asked = async (name: string, times = 1): Promise<void> => {
  const end = Date.now() + 20_000
  while (shell.phone.asked(name).length < times) {
    if (Date.now() > end) throw new Error(`${name} was not asked ${times} times`)
    await shell.page.waitForTimeout(20)
  }
}

describe('session', () => {
  test('a token that an earlier version left in plain storage moves to the secure one, and the session goes on', async () => {
    const userInfo = await stage.ok('user.info', {}, { token: account.token })
    shell = await startShell(stage, browser, { storage: { token: account.token, userInfo } })
    await uncovered(shell)
    await total(shell).waitFor()
    expect(await shell.stored()).not.toContain('token')
    expect(shell.phone.secrets.get(TOKEN)).toBe(account.token)
    expect(shell.phone.asked('SecureStorage.internalSetItem')).toEqual([
      { prefixedKey: TOKEN, sync: false, data: account.token, access: 1 },
    ])
    expect(shell.phone.asked('StatusBar.setStyle')).toEqual([{ style: 'DARK' }])
    expect(shell.phone.asked('SplashScreen.hide').length).toBeGreaterThan(0)
    expect(
      await shell.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0)
  })

  test('who logs in is remembered by the secure storage alone; who logs out is forgotten by it', async () => {
    shell = await startShell(stage, browser)
    await uncovered(shell)
    await go('/pages/login/index')
    const { page, say } = shell
    await seen(page.getByLabel(say('session.emailLabel'), { exact: true })).fill(account.email)
    await seen(page.getByLabel(say('session.password'), { exact: true })).fill(PASSWORD)
    await seen(page.getByRole('checkbox')).first().tap()
    await id('login').tap()
    await total(shell).waitFor()
    await asked('SecureStorage.internalSetItem')
    expect(shell.phone.secrets.get(TOKEN)).toMatch(/^.{20,}$/)
    expect(await shell.stored()).not.toContain('token')
    await at('/pages/home/index')
    await still(shell)
    await go('/pages/me/index')
    await still(shell)
    await seen(page.getByRole('button', { name: say('common.logout') }))
      .first()
      .tap()
    await id('logout-confirm').tap()
    await asked('SecureStorage.internalRemoveItem', 2)
    expect(shell.phone.secrets.has(TOKEN)).toBe(false)
  })

  test('a phone that cannot read its secrets says so, and the user signs in again', async () => {
    const phone = new FakePhone().on('SecureStorage.internalGetItem', () => {
      throw new Refusal('osError')
    })
    shell = await startShell(stage, browser, { account, phone })
    await uncovered(shell)
    await at('/pages/login/index')
    await says(shell.say('device.tokenLost')).waitFor()
    expect(await shell.stored()).not.toContain('userInfo')
  })

  test('an app that was installed anew lets go of the token that the keychain kept', async () => {
    const phone = new FakePhone()
    phone.secrets.set(TOKEN, account.token)
    shell = await startShell(stage, browser, { phone })
    await uncovered(shell)
    expect(phone.secrets.size).toBe(0)
    expect(await total(shell).count()).toBe(0)
  })
})

describe('lock', () => {
  const locked = (): FakePhone => {
    const phone = new FakePhone()
    phone.secrets.set('limelight_lock', 'on')
    return phone
  }
  const refuse = (): never => {
    throw new Refusal('userCancel')
  }

  test('it is switched on by who is recognised, and refused to who is not', async () => {
    shell = await startShell(stage, browser, { account })
    await uncovered(shell)
    await go('/pages/me/setting')
    const lock = id('switch-lock')
    shell.phone.on('BiometricAuthNative.internalAuthenticate', refuse)
    await lock.tap()
    await says(shell.say('settings.lockRefused')).waitFor()
    expect(await lock.getAttribute('aria-checked')).toBe('false')
    shell.phone.on('BiometricAuthNative.checkBiometry', () => ({ isAvailable: false }))
    await lock.tap()
    await says(shell.say('settings.lockMissing')).waitFor()
    shell.phone
      .on('BiometricAuthNative.checkBiometry', () => ({ isAvailable: true }))
      .on('BiometricAuthNative.internalAuthenticate', () => ({}))
    await lock.tap()
    await shell.page.waitForFunction(
      () => document.querySelector('[data-testid=switch-lock][aria-checked=true]') !== null,
    )
    expect(shell.phone.secrets.get('limelight_lock')).toBe('on')
  })

  test('at the start nothing is read or shown before the user is recognised', async () => {
    const phone = locked().on('BiometricAuthNative.internalAuthenticate', refuse)
    shell = await startShell(stage, browser, { account, phone })
    await lockScreen(shell).waitFor()
    expect(await isCovered(shell)).toBe(true)
    expect(await total(shell).count()).toBe(0)
    const read = phone.asked('SecureStorage.internalGetItem').map(({ prefixedKey }) => prefixedKey)
    expect(read).toEqual(['limelight_lock'])
    phone.on('BiometricAuthNative.internalAuthenticate', () => ({}))
    await lockScreen(shell)
      .getByRole('button', { name: shell.say('device.unlock') })
      .tap()
    await uncovered(shell)
    await total(shell).waitFor()
    expect(await lockScreen(shell).count()).toBe(0)
  })

  test('who is not recognised signs in with the password: the session is over, on the phone and on the server', async () => {
    const own = await stage.register()
    const phone = locked().on('BiometricAuthNative.internalAuthenticate', refuse)
    shell = await startShell(stage, browser, { account: own, phone })
    const ended = shell.page.waitForResponse((reply) => reply.url().endsWith('/api/user/logout'))
    await lockScreen(shell)
      .getByRole('button', { name: shell.say('device.signIn') })
      .tap()
    await uncovered(shell)
    await at('/pages/login/index')
    await (await ended).finished()
    expect((await stage.call('user.info', {}, { token: own.token })).code).toBe(-2)
    await asked('SecureStorage.internalRemoveItem', 2)
    expect([...phone.secrets]).toEqual([['limelight_lock', 'on']])
  })

  test('away it is covered; after less than a minute it goes on, after more it asks again', async () => {
    const phone = locked()
    shell = await startShell(stage, browser, { account, phone })
    await total(shell).waitFor()
    await uncovered(shell)
    const active = (isActive: boolean) => phone.tell(shell.page, 'App.appStateChange', { isActive })
    await active(false)
    await shell.page.waitForFunction(() => document.getElementById('app')?.inert)
    expect(await isCovered(shell)).toBe(true)
    await passTime(shell, 55_000)
    await active(true)
    await uncovered(shell)
    expect(phone.asked('BiometricAuthNative.internalAuthenticate')).toHaveLength(1)
    phone.on('BiometricAuthNative.internalAuthenticate', refuse)
    await active(false)
    await shell.page.waitForFunction(() => document.getElementById('app')?.inert)
    await passTime(shell, 60_000)
    await active(true)
    await lockScreen(shell).waitFor()
    expect(await isCovered(shell)).toBe(true)
    phone.on('BiometricAuthNative.internalAuthenticate', () => ({}))
    await lockScreen(shell)
      .getByRole('button', { name: shell.say('device.unlock') })
      .tap()
    await uncovered(shell)
    await total(shell).waitFor()
  })
})

describe('ways in and out', () => {
  const back = () => shell.phone.tell(shell.page, 'App.backButton', { canGoBack: true })

  test('the back button closes a sheet, then leaves the page, and from Home the app', async () => {
    shell = await startShell(stage, browser, { account })
    await uncovered(shell)
    await go('/pages/me/setting')
    await id('setting-cache').tap()
    await id('clear-cache').waitFor()
    await back()
    await id('clear-cache').waitFor({ state: 'hidden' })
    expect(hash()).toMatch(/^#\/pages\/me\/setting/)
    await back()
    await at('/pages/home/index')
    await total(shell).waitFor()
    expect(shell.phone.asked('App.minimizeApp')).toEqual([])
    await back()
    await asked('App.minimizeApp')
    expect(hash()).toMatch(/^#\/pages\/home\/index/)
  })

  test('an invite link that started the app opens registration with its code', async () => {
    const { code, link } = await stage.ok('user.inviteInfo', {}, { token: account.token })
    const https = link.replace(/^http:/, 'https:')
    const phone = new FakePhone().on('App.getLaunchUrl', () => ({ url: https }))
    shell = await startShell(stage, browser, { phone })
    await at('/pages/reg')
    const field = seen(shell.page.getByLabel(shell.say('session.inviteCode'), { exact: true }))
    await field.waitFor()
    expect(await field.inputValue()).toBe(code)
  })

  test('links of its own scheme open its own screens, and nothing else', async () => {
    shell = await startShell(stage, browser, { account })
    await uncovered(shell)
    const open = (url: string) => shell.phone.tell(shell.page, 'App.appUrlOpen', { url })
    await open('limelight://pages/nowhere/index')
    await open('limelight://javascript:alert(1)')
    await open('https://app.example.com/')
    await open('limelight://pages/me/messages')
    await at('/pages/me/messages')
    await open('limelight://pages/kline/kline?tradeId=2')
    await at('/pages/kline/kline?tradeId=2')
  })
})

describe('what the phone does', () => {
  test('the poster goes to the photos, the link to other apps and to the clipboard', async () => {
    shell = await startShell(stage, browser, { account })
    const { code, link } = await stage.ok('user.inviteInfo', {}, { token: account.token })
    await uncovered(shell)
    await go('/pages/me/share')
    await id('invite-link').tap()
    await says(shell.say('common.copied')).waitFor()
    expect(shell.phone.asked('Clipboard.write')).toEqual([{ string: link }])
    await id('share-link').tap()
    await asked('Share.share')
    const title = shell.say('share.title')
    expect(shell.phone.asked('Share.share')).toEqual([
      { title, dialogTitle: title, text: shell.say('share.invitation', { code }), url: link },
    ])
    shell.phone.on('Media.createAlbum', () => {
      throw new Refusal('filesystemError', 'Album already exists')
    })
    await id('save-poster').tap()
    await says(shell.say('picture.saved')).waitFor()
    const [file] = shell.phone.asked('Filesystem.writeFile')
    const name = shell.say('share.posterName', { code })
    expect(file).toMatchObject({ directory: 'CACHE', data: expect.stringMatching(/^iVBORw0KGgo/) as string })
    const path = `file:///cache/${String(file?.path)}`
    expect(shell.phone.asked('Media.savePhoto')).toEqual([
      { path, fileName: name, albumIdentifier: '/media/app/Limelight' },
    ])
    await asked('Filesystem.deleteFile')
    expect(shell.phone.asked('Filesystem.deleteFile')).toEqual([{ path }])
    shell.phone.on('Media.savePhoto', () => {
      throw new Refusal('accessDenied')
    })
    await id('save-poster').tap()
    await id('open-settings').waitFor()
  })

  test('codes are read by the phone’s own scanner; leaving it says nothing, a forbidden camera is said', async () => {
    const { code, link } = await stage.ok('user.inviteInfo', {}, { token: account.token })
    const phone = new FakePhone().on('CapacitorBarcodeScanner.scanBarcode', () => ({
      ScanResult: link,
      format: 0,
    }))
    shell = await startShell(stage, browser, { phone })
    await uncovered(shell)
    await go('/pages/reg')
    const field = seen(shell.page.getByLabel(shell.say('session.inviteCode'), { exact: true }))
    const scan = seen(
      shell.page.getByRole('button', { name: new RegExp(`^${shell.say('scan.open')}`) }),
    ).first()
    await scan.tap()
    await shell.page.waitForFunction(
      (wanted) => Array.from(document.querySelectorAll('input')).some((input) => input.value === wanted),
      code,
    )
    expect(await field.inputValue()).toBe(code)
    expect(phone.asked('CapacitorBarcodeScanner.scanBarcode')[0]).toMatchObject({
      hint: 0,
      cameraDirection: 1,
    })
    phone.on('CapacitorBarcodeScanner.scanBarcode', () => {
      throw new Refusal('OS-PLUG-BARC-0006')
    })
    await scan.tap()
    await asked('CapacitorBarcodeScanner.scanBarcode', 2)
    phone.on('CapacitorBarcodeScanner.scanBarcode', () => {
      throw new Refusal('OS-PLUG-BARC-0007')
    })
    await scan.tap()
    await says(shell.say('scan.denied')).waitFor()
    expect(await seen(shell.page.getByText(shell.say('scan.failed'), { exact: true })).count()).toBe(0)
  })

  test('that the network is gone is known from the phone, and that it is back', async () => {
    const sockets: WebSocketRoute[] = []
    const prepare = (context: BrowserContext): Promise<void> =>
      context.routeWebSocket(/websocket/, (socket) => {
        sockets.push(socket)
        socket.connectToServer()
      })
    shell = await startShell(stage, browser, { account, prepare })
    await uncovered(shell)
    const offline = says(shell.say('common.offline'))
    const tell = (connected: boolean) =>
      shell.phone
        .on('Network.getStatus', () => ({ connected }))
        .tell(shell.page, 'Network.networkStatusChange', { connected })
    await asked('Network.getStatus')
    await tell(false)
    await Promise.all(sockets.map((socket) => socket.close()))
    await offline.waitFor()
    await tell(true)
    await offline.waitFor({ state: 'hidden' })
  })
})

describe('notifications', () => {
  const place = async ({ token }: Account): Promise<void> => {
    const [area] = await stage.ok('options.areaList', {}, { token })
    if (!area) throw new Error('no area')
    const duration = Math.max(...area.durations.map(({ seconds }) => seconds))
    const order = {
      areaId: area.id,
      tradeId: area.tradeId,
      duration,
      direction: 'up',
      quantity: area.min,
    } as const
    await stage.ok('options.order', { ...order, accountType: 1 }, { token })
  }
  const active = (isActive: boolean) => shell.phone.tell(shell.page, 'App.appStateChange', { isActive })

  test('the first order asks for the permission; away, the phone tells when it settles; back, it need not', async () => {
    const phone = new FakePhone()
      .on('LocalNotifications.checkPermissions', () => ({ display: 'prompt' }))
      .on('LocalNotifications.requestPermissions', () => {
        phone.on('LocalNotifications.checkPermissions', () => ({ display: 'granted' }))
        return { display: 'granted' }
      })
    shell = await startShell(stage, browser, { account, phone })
    await uncovered(shell)
    await total(shell).waitFor()
    expect(phone.asked('LocalNotifications.requestPermissions')).toEqual([])
    await place(account)
    await asked('LocalNotifications.requestPermissions')
    await active(false)
    await asked('LocalNotifications.schedule')
    const [{ notifications } = { notifications: [] }] = phone.asked('LocalNotifications.schedule') as {
      notifications: { id: number; title: string; extra: object; schedule: { at: string } }[]
    }[]
    expect(notifications).toMatchObject([
      { id: 1, extra: { link: '/pages/cookie/index' }, title: expect.stringContaining('/USDT') as string },
    ])
    expect(Date.parse(notifications[0]?.schedule.at ?? '')).toBeGreaterThan(Date.now())
    phone.on('LocalNotifications.getPending', () => ({ notifications: [{ id: 1, title: '', body: '' }] }))
    await active(true)
    await asked('LocalNotifications.cancel')
    expect(phone.asked('LocalNotifications.cancel')).toEqual([{ notifications: [{ id: 1 }] }])
    await phone.tell(shell.page, 'LocalNotifications.localNotificationActionPerformed', {
      actionId: 'tap',
      notification: { id: 1, extra: { link: '/pages/cookie/index' } },
    })
    await at('/pages/cookie/index')
  })

  test('who wants no messages about orders gets none from the phone, and is not asked', async () => {
    const other = await stage.register()
    await stage.ok(
      'ext.notificationSettings',
      { changes: [{ kind: 'orderSettled', on: false }] },
      { token: other.token, method: 'POST' },
    )
    const phone = new FakePhone().on('LocalNotifications.checkPermissions', () => ({ display: 'granted' }))
    shell = await startShell(stage, browser, { account: other, phone })
    await uncovered(shell)
    await total(shell).waitFor()
    const answered = shell.page.waitForResponse((reply) => reply.url().includes('notifications/settings'))
    await place(other)
    await answered
    const again = shell.page.waitForResponse((reply) => reply.url().includes('notifications/settings'))
    await active(false)
    await again
    await active(true)
    await asked('LocalNotifications.removeAllDeliveredNotifications')
    expect(phone.asked('LocalNotifications.schedule')).toEqual([])
    expect(phone.asked('LocalNotifications.requestPermissions')).toEqual([])
  })
})
