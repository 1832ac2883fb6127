import { openWorkshop, type Workshop } from './project'

const ENV = { LINE_HOSTS: 'https://a.example.com', NATIVE_LINK_HOST: 'app.example.com' }
const MAIN = 'android/app/src/main'

let shop: Workshop
let first: ReturnType<Workshop['make']>
beforeAll(() => {
  shop = openWorkshop()
  first = shop.make('android', ENV)
})
afterAll(() => shop.remove())

test('a project is made without a network and without an Android SDK', () => {
  expect(first).toEqual({ code: 0, said: '' })
})

test('a second run changes nothing', () => {
  const before = shop.state()
  expect(shop.make('android', ENV)).toEqual({ code: 0, said: '' })
  expect(shop.state()).toEqual(before)
})

test('the app is in it, without compressed twins, service worker and stamp', () => {
  expect(shop.files(`${MAIN}/assets/public`)).toEqual([
    'cordova.js',
    'cordova_plugins.js',
    'index.html',
    'js/app.0123abcd.js',
    'static/logo.svg',
  ])
})

test('every plugin that the app talks to is registered', () => {
  const plugins = JSON.parse(shop.read(`${MAIN}/assets/capacitor.plugins.json`)) as { classpath: string }[]
  expect(plugins.map(({ classpath }) => classpath.split('.').pop()).sort()).toEqual([
    'AppPlugin',
    'BiometricAuthNative',
    'CapacitorBarcodeScannerPlugin',
    'ClipboardPlugin',
    'FilesystemPlugin',
    'LocalNotificationsPlugin',
    'MediaPlugin',
    'NetworkPlugin',
    'SecureStorage',
    'SharePlugin',
    'SplashScreenPlugin',
    'StatusBarPlugin',
  ])
  const gradle = shop.read('android/app/capacitor.build.gradle')
  expect(gradle.match(/implementation project\(':[\w-]+'\)/g)).toHaveLength(12)
})

test('it asks for these permissions, and for none to read what the user keeps', () => {
  const manifest = shop.read(`${MAIN}/AndroidManifest.xml`)
  const asked = [...manifest.matchAll(/uses-permission android:name="android\.permission\.(\w+)"/g)]
  expect(asked.map(([, name]) => name).sort()).toEqual([
    'ACCESS_COARSE_LOCATION',
    'ACCESS_FINE_LOCATION',
    'ACCESS_NETWORK_STATE',
    'CAMERA',
    'INTERNET',
    'POST_NOTIFICATIONS',
    'USE_BIOMETRIC',
  ])
  expect(shop.read('android/variables.gradle')).toContain('minSdkVersion = 26')
})

test('links of its own scheme and verified links of the host open the app', () => {
  const manifest = shop.read(`${MAIN}/AndroidManifest.xml`)
  const filters = [...manifest.matchAll(/<intent-filter([^>]*)>([\s\S]*?)<\/intent-filter>/g)]
  const views = filters.filter(([, , inside]) => inside?.includes('action.VIEW'))
  expect(
    views.map(([, attributes, inside]) => [attributes?.trim(), /<data [^>]*>/.exec(inside ?? '')?.[0]]),
  ).toEqual([
    ['', '<data android:scheme="limelight" />'],
    [
      'android:autoVerify="true"',
      '<data android:scheme="https" android:host="app.example.com" android:path="/" />',
    ],
  ])
  for (const [, , inside] of views) expect(inside).toMatch(/category\.DEFAULT[\s\S]*category\.BROWSABLE/)
})

test('nothing of it goes into backups, and nothing leaves it unencrypted but in debug builds on this machine', () => {
  const manifest = shop.read(`${MAIN}/AndroidManifest.xml`)
  expect(manifest).toContain('android:allowBackup="false"')
  expect(manifest).toContain('android:dataExtractionRules="@xml/data_extraction_rules"')
  expect(manifest).toContain('android:networkSecurityConfig="@xml/network_security_config"')
  expect(shop.read(`${MAIN}/res/xml/data_extraction_rules.xml`).match(/<exclude /g)).toHaveLength(10)
  const release = shop.read(`${MAIN}/res/xml/network_security_config.xml`)
  expect(release).toContain('<base-config cleartextTrafficPermitted="false" />')
  expect(release).not.toContain('"true"')
  const debug = shop.read('android/app/src/debug/res/xml/network_security_config.xml')
  expect([...debug.matchAll(/<domain [^>]*>([^<]*)</g)].map(([, host]) => host)).toEqual([
    'localhost',
    '127.0.0.1',
    '10.0.2.2',
  ])
})

test('version, page origin and look are those of the app', () => {
  const gradle = shop.read('android/app/build.gradle')
  expect(gradle).toContain('applicationId "app.limelight.trade"')
  expect(gradle).toContain('versionName "0.1.0"')
  expect(gradle).toContain('versionCode 1000\n')
  const config = JSON.parse(shop.read(`${MAIN}/assets/capacitor.config.json`)) as Record<string, unknown>
  expect(config).toMatchObject({
    loggingBehavior: 'none',
    server: { androidScheme: 'https' },
    android: { webContentsDebuggingEnabled: false, allowMixedContent: false },
    plugins: { SplashScreen: { launchAutoHide: false }, StatusBar: { style: 'DARK' } },
  })
  expect(shop.read(`${MAIN}/res/values/ic_launcher_background.xml`)).toContain('#0A0C0B')
})

test('a project made for another app is left alone', () => {
  const before = shop.state()
  const { code, said } = shop.make('android', { ...ENV, NATIVE_APP_ID: 'com.example.other' })
  expect(code).toBe(1)
  expect(said).toContain('was made for another app than com.example.other. Nothing was changed.')
  expect(shop.state()).toEqual(before)
})
