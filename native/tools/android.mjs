// What an Android project needs beside what Capacitor puts there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { change, put } from './files.mjs'
import { GROUND, putAndroidPictures } from './pictures.mjs'

const TEMPLATES = join(import.meta.dirname, '..', 'templates', 'android')
const template = (name) => readFileSync(join(TEMPLATES, name), 'utf8')

/** An https link is the app's when the host's own file says so; without a host there is none. */
const httpsLinks = (host) =>
  host
    ? `
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" android:host="${host}" android:path="/" />
            </intent-filter>
`
    : ''

/**
 * @param project folder of the Android project
 * @param settings of readSettings
 */
export const finishAndroid = async (project, { appId, linkHost, version, versionNumber }) => {
  const main = join(project, 'app', 'src', 'main')
  const res = join(main, 'res')
  put(
    join(main, 'AndroidManifest.xml'),
    template('AndroidManifest.xml').replace('<!-- https links -->', () => httpsLinks(linkHost).trim()),
  )
  for (const name of ['network_security_config', 'data_extraction_rules'])
    put(join(res, 'xml', `${name}.xml`), template(`${name}.xml`))
  put(
    join(project, 'app', 'src', 'debug', 'res', 'xml', 'network_security_config.xml'),
    template('network_security_config.debug.xml'),
  )
  put(join(res, 'values', 'styles.xml'), template('styles.xml'))
  change(join(res, 'values', 'ic_launcher_background.xml'), [[/#[\dA-F]{6}/i, GROUND]])
  change(join(project, 'variables.gradle'), [[/minSdkVersion = \d+/, 'minSdkVersion = 26']])
  change(join(project, 'app', 'build.gradle'), [
    [/namespace "[^"]*"/, `namespace "${appId}"`],
    [/applicationId "[^"]*"/, `applicationId "${appId}"`],
    [/versionCode \d+/, `versionCode ${versionNumber}`],
    [/versionName "[^"]*"/, `versionName "${version}"`],
  ])
  await putAndroidPictures(res)
}
