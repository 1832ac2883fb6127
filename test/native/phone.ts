import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'

/** What Capacitor's native side injects before the page's own scripts: the file itself. */
const NATIVE_BRIDGE = readFileSync(
  resolve(__dirname, '../../node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js'),
  'utf8',
)

/** A method answers a promise; `addListener` answers through its callback, for as long as it is asked to. */
const METHODS: Readonly<Record<string, readonly string[]>> = {
  App: ['getLaunchUrl', 'minimizeApp', 'exitApp'],
  BiometricAuthNative: ['checkBiometry', 'internalAuthenticate'],
  CapacitorBarcodeScanner: ['scanBarcode'],
  Clipboard: ['write'],
  Filesystem: ['writeFile', 'deleteFile'],
  LocalNotifications: [
    'checkPermissions',
    'requestPermissions',
    'schedule',
    'getPending',
    'cancel',
    'removeAllDeliveredNotifications',
  ],
  Media: ['createAlbum', 'getAlbumsPath', 'savePhoto'],
  Network: ['getStatus'],
  SecureStorage: ['internalGetItem', 'internalSetItem', 'internalRemoveItem'],
  Share: ['share'],
  SplashScreen: ['hide'],
  StatusBar: ['setStyle'],
}
const HEADERS = Object.entries(METHODS).map(([name, methods]) => ({
  name,
  methods: [
    ...methods.map((method) => ({ name: method, rtype: 'promise' })),
    { name: 'addListener', rtype: 'callback' },
    { name: 'removeListener', rtype: 'promise' },
  ],
}))

export type Options = Readonly<Record<string, unknown>>
type Answer = (options: Options) => unknown

interface Call {
  readonly callbackId: string
  readonly pluginId: string
  readonly methodName: string
  readonly options: Options
}

/** How a native side refuses. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message = 'refused',
  ) {
    super(message)
  }
}

/** Runs in the page: passes calls to the test and answers back. */
const connect = (headers: unknown): void => {
  const page = window as unknown as {
    Capacitor?: object
    androidBridge: { postMessage: (call: string) => void; onmessage?: (event: { data: string }) => void }
    phoneCall: (call: string) => Promise<string | null>
  }
  page.Capacitor = { PluginHeaders: headers, DEBUG: false, isLoggingEnabled: false, Plugins: {} }
  page.androidBridge = {
    postMessage: (call) =>
      void page.phoneCall(call).then((data) => data !== null && page.androidBridge.onmessage?.({ data })),
  }
}

/** A phone as the app in its shell sees it: keeps its secrets over starts, and writes down what it was asked. */
export class FakePhone {
  readonly secrets = new Map<string, string>()
  readonly calls: { readonly name: string; readonly options: Options }[] = []
  private readonly listeners: { readonly event: string; readonly callbackId: string }[] = []
  private readonly answers = new Map<string, Answer>(
    Object.entries({
      'App.getLaunchUrl': () => null,
      'BiometricAuthNative.checkBiometry': () => ({ isAvailable: true }),
      'Filesystem.writeFile': ({ path }: Options) => ({ uri: `file:///cache/${String(path)}` }),
      'LocalNotifications.checkPermissions': () => ({ display: 'granted' }),
      'LocalNotifications.getPending': () => ({ notifications: [] }),
      'Media.getAlbumsPath': () => ({ path: '/media/app' }),
      'Network.getStatus': () => ({ connected: true, connectionType: 'wifi' }),
      'SecureStorage.internalGetItem': ({ prefixedKey }: Options) => ({
        data: this.secrets.get(String(prefixedKey)) ?? null,
      }),
      'SecureStorage.internalSetItem': ({ prefixedKey, data }: Options) =>
        void this.secrets.set(String(prefixedKey), String(data)),
      'SecureStorage.internalRemoveItem': ({ prefixedKey }: Options) => ({
        success: this.secrets.delete(String(prefixedKey)),
      }),
    } satisfies Record<string, Answer>),
  )

  /** Sets how a method answers from now on: `Share.share`. */
  on(name: string, answer: Answer): this {
    this.answers.set(name, answer)
    return this
  }

  /** Options of all calls of a method so far. */
  asked(name: string): Options[] {
    return this.calls.filter((call) => call.name === name).map(({ options }) => options)
  }

  /** Puts this phone around every page of a context. */
  async around(context: BrowserContext): Promise<void> {
    await context.exposeFunction('phoneCall', (text: string) => this.take(JSON.parse(text) as Call))
    await context.addInitScript(connect, HEADERS)
    await context.addInitScript(NATIVE_BRIDGE)
  }

  /** Tells the app of something: `App.backButton`. */
  async tell(page: Page, event: string, data: Options): Promise<void> {
    const messages = this.listeners
      .filter((listener) => listener.event === event)
      .map(({ callbackId }) => JSON.stringify({ callbackId, success: true, save: true, data }))
    if (messages.length === 0) throw new Error(`nobody listens to ${event}`)
    await page.evaluate((all) => {
      const { androidBridge } = window as unknown as {
        androidBridge: { onmessage: (event: { data: string }) => void }
      }
      all.forEach((text) => androidBridge.onmessage({ data: text }))
    }, messages)
  }

  private async take({ callbackId, pluginId, methodName, options }: Call): Promise<string | null> {
    const name = `${pluginId}.${methodName}`
    if (methodName === 'addListener') {
      this.listeners.push({ event: `${pluginId}.${String(options.eventName)}`, callbackId })
      return null
    }
    if (!METHODS[pluginId]?.includes(methodName)) throw new Error(`a phone has no ${name}`)
    this.calls.push({ name, options })
    try {
      const data = (await this.answers.get(name)?.(options)) ?? {}
      return JSON.stringify({ callbackId, success: true, data })
    } catch (error) {
      const { code, message } = error as Refusal
      return JSON.stringify({ callbackId, success: false, error: { message, code } })
    }
  }
}
