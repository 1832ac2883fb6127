// Makes or renews the native project of one platform around the H5 app: `node scripts/native.mjs android|ios`.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { finishAndroid } from '../native/tools/android.mjs'
import { finishIos } from '../native/tools/ios.mjs'
import { readSettings, SettingError } from '../native/tools/settings.mjs'
import { stage } from '../native/tools/stage.mjs'
import { build } from './build.mjs'

const CAPACITOR = join(import.meta.dirname, '..', 'node_modules', '@capacitor', 'cli', 'bin', 'capacitor')

const PLATFORMS = {
  android: { add: [], finish: finishAndroid, open: 'Android Studio: open native/android' },
  ios: {
    add: ['--packagemanager', 'CocoaPods'],
    finish: finishIos,
    open: 'a Mac with Xcode: run `pod install` in native/ios/App, then open App.xcworkspace',
  },
}

/** Runs Capacitor's own tool; it is never asked to report on its use. @throws Error with what it printed */
const capacitor = (folder, args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CAPACITOR, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CAPACITOR_TELEMETRY: '0', CI: '1' },
  })
  if (status !== 0) throw new Error(`capacitor ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
}

/** A project keeps the id with which it was made: its folders are named after it. */
const refuseOtherId = (project, { appId }) => {
  const activity = join(project, 'app', 'src', 'main', 'java', ...appId.split('.'), 'MainActivity.java')
  if (existsSync(join(project, 'app')) && !existsSync(activity))
    throw new SettingError(
      `${project} was made for another app than ${appId}. Nothing was changed. ` +
        'Set NATIVE_APP_ID as it was, or move that folder away and run this again.',
    )
}

/**
 * Creates the project if it is not there, and brings it up to date. A second run changes nothing.
 * @param platform android or ios
 * @param folder holds capacitor.config.ts; the projects are made in it
 * @param web folder of the built H5 app
 * @param settings of readSettings
 */
export const makeShell = async (platform, { folder, web, settings }) => {
  const { add, finish } = PLATFORMS[platform]
  const project = join(folder, platform)
  if (platform === 'android') refuseOtherId(project, settings)
  stage(web, join(folder, 'www'))
  if (!existsSync(project)) capacitor(folder, ['add', platform, ...add])
  else capacitor(folder, ['sync', platform])
  await finish(project, settings)
}

const main = async (platform) => {
  if (!Object.hasOwn(PLATFORMS, platform ?? '')) throw new SettingError('Say which: android or ios.')
  const settings = readSettings(process.env)
  const web = join('dist', 'shell')
  if (!(await build('h5', { place: web }))) throw new SettingError('The app could not be built, see above.')
  await makeShell(platform, { folder: 'native', web, settings })
  console.log(`native/${platform} is up to date. To run it you need ${PLATFORMS[platform].open}.`)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  main(process.argv[2]).catch((error) => {
    console.error(error instanceof SettingError ? error.message : error)
    process.exitCode = 1
  })
}
