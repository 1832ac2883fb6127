import { openWorkshop, type Workshop } from './project'

const ENV = { LINE_HOSTS: 'https://a.example.com', NATIVE_LINK_HOST: 'app.example.com' }
const APP = 'ios/App/App'

let shop: Workshop
let first: ReturnType<Workshop['make']>
beforeAll(() => {
  shop = openWorkshop()
  first = shop.make('ios', ENV)
})
afterAll(() => shop.remove())

/** The value after a key of a property list. */
const valueOf = (plist: string, key: string): string =>
  new RegExp(`<key>${key}</key>\\s*<(string|array|dict)>([\\s\\S]*?)</\\1>`).exec(plist)?.[2] ?? ''

test('a project is made without a network and without a Mac', () => {
  expect(first).toEqual({ code: 0, said: '' })
})

test('a second run changes nothing', () => {
  const before = shop.state()
  expect(shop.make('ios', ENV)).toEqual({ code: 0, said: '' })
  expect(shop.state()).toEqual(before)
})

test('the app is in it, without compressed twins, service worker and stamp', () => {
  expect(shop.files(`${APP}/public`)).toEqual([
    'cordova.js',
    'cordova_plugins.js',
    'index.html',
    'js/app.0123abcd.js',
    'static/logo.svg',
  ])
})

test('every plugin that the app talks to is a pod, and its class is named', () => {
  const pods = [...shop.read('ios/App/Podfile').matchAll(/^ {2}pod '(\w+)'/gm)].map(([, name]) => name)
  expect(pods.sort()).toEqual([
    'AparajitaCapacitorBiometricAuth',
    'AparajitaCapacitorSecureStorage',
    'Capacitor',
    'CapacitorApp',
    'CapacitorBarcodeScanner',
    'CapacitorClipboard',
    'CapacitorCommunityMedia',
    'CapacitorCordova',
    'CapacitorFilesystem',
    'CapacitorLocalNotifications',
    'CapacitorNetwork',
    'CapacitorShare',
    'CapacitorSplashScreen',
    'CapacitorStatusBar',
  ])
  const config = JSON.parse(shop.read(`${APP}/capacitor.config.json`)) as { packageClassList: string[] }
  expect(config.packageClassList).toHaveLength(12)
})

const TEXTS = [
  'NSCameraUsageDescription',
  'NSFaceIDUsageDescription',
  'NSLocationWhenInUseUsageDescription',
  'NSPhotoLibraryAddUsageDescription',
  'NSPhotoLibraryUsageDescription',
]

test('it says why it asks, in three languages, and none of the texts is another language’s', () => {
  const info = shop.read(`${APP}/Info.plist`)
  const read = (language: string): string[] =>
    [
      ...shop.read(`${APP}/${language}.lproj/InfoPlist.strings`).matchAll(/^"(\w+)" = "([^"\n]+)";$/gm),
    ].flatMap(([, key = '', text = '']) => {
      expect(TEXTS).toContain(key)
      return [text]
    })
  const [en, zh, ja] = ['en', 'zh-Hans', 'ja'].map(read)
  expect(en).toEqual(TEXTS.map((key) => valueOf(info, key)))
  expect(zh).toHaveLength(TEXTS.length)
  expect(ja).toHaveLength(TEXTS.length)
  for (const text of zh ?? []) expect(text).toMatch(/[一-龥]/)
  for (const text of ja ?? []) expect(text).toMatch(/[ぁ-ん]/)
  expect(valueOf(info, 'CFBundleLocalizations').match(/<string>/g)).toHaveLength(3)
})

test('links of its own scheme and of the host open the app', () => {
  expect(valueOf(shop.read(`${APP}/Info.plist`), 'CFBundleURLSchemes').trim()).toBe(
    '<string>limelight</string>',
  )
  expect(valueOf(shop.read(`${APP}/App.entitlements`), 'com.apple.developer.associated-domains').trim()).toBe(
    '<string>applinks:app.example.com</string>',
  )
})

test('Xcode knows the texts and the entitlements, each once', () => {
  const project = shop.read('ios/App/App.xcodeproj/project.pbxproj')
  expect(
    project.match(/isa = PBXVariantGroup;\s*children = \([^)]*\);\s*name = InfoPlist\.strings;/g),
  ).toHaveLength(1)
  for (const language of ['en', 'zh-Hans', 'ja'])
    expect(project.split(`path = "${language}.lproj/InfoPlist.strings"`)).toHaveLength(2)
  expect(project.match(/CODE_SIGN_ENTITLEMENTS = App\/App\.entitlements;/g)).toHaveLength(2)
  expect(project.match(/MARKETING_VERSION = 0\.1\.0;/g)).toHaveLength(2)
  expect(project).toMatch(/knownRegions = \(\s*en,\s*"zh-Hans",\s*"ja",\s*Base,\s*\);/)
  const opened = project.match(/[{(]/g)?.length
  expect(project.match(/[})]/g)).toHaveLength(opened ?? -1)
})

test('it is dark, its bar light, and nothing may be fetched without TLS', () => {
  const info = shop.read(`${APP}/Info.plist`)
  expect(valueOf(info, 'UIUserInterfaceStyle')).toBe('Dark')
  expect(valueOf(info, 'UIStatusBarStyle')).toBe('UIStatusBarStyleLightContent')
  expect(info).not.toContain('NSAppTransportSecurity')
  expect(info).not.toContain('<!--')
})

test('a shell for a server on this machine may call it, and takes no link of a host', () => {
  expect(shop.make('ios', { LINE_HOSTS: 'http://127.0.0.1:8080' }).code).toBe(0)
  expect(shop.read(`${APP}/Info.plist`)).toMatch(/NSAllowsLocalNetworking<\/key>\s*<true\/>/)
  expect(shop.read(`${APP}/App.entitlements`)).not.toContain('applinks')
})
