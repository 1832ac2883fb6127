// What an iOS project needs beside what Capacitor puts there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { change, put } from './files.mjs'
import { putIosPictures } from './pictures.mjs'
import { stringsOf, USAGE } from './usage.mjs'
import { finishXcode } from './xcode.mjs'

const TEMPLATE = join(import.meta.dirname, '..', 'templates', 'ios', 'Info.plist')

const entry = (key, value) => `<key>${key}</key>\n\t${value}`
const usage = Object.entries(USAGE.en)
  .map(([key, text]) => entry(key, `<string>${text}</string>`))
  .join('\n\t')
/** Only for trying: a server without TLS on this machine. */
const LOCAL = entry(
  'NSAppTransportSecurity',
  '<dict>\n\t\t<key>NSAllowsLocalNetworking</key>\n\t\t<true/>\n\t</dict>',
)

const entitlements = (host) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>${host ? `\n\t<key>com.apple.developer.associated-domains</key>\n\t<array>\n\t\t<string>applinks:${host}</string>\n\t</array>` : ''}
</dict>
</plist>
`

/**
 * @param project folder of the iOS project
 * @param settings of readSettings
 */
export const finishIos = async (project, settings) => {
  const app = join(project, 'App', 'App')
  const info = readFileSync(TEMPLATE, 'utf8')
    .replace('<!-- texts -->', () => usage)
    .replace('\t<!-- local -->\n', () => (settings.isLocal ? `\t${LOCAL}\n` : ''))
  put(join(app, 'Info.plist'), info)
  put(join(app, 'App.entitlements'), entitlements(settings.linkHost))
  for (const [language, texts] of Object.entries(USAGE))
    put(join(app, `${language}.lproj`, 'InfoPlist.strings'), stringsOf(texts))
  finishXcode(join(project, 'App', 'App.xcodeproj', 'project.pbxproj'), Object.keys(USAGE), settings)
  // The launch screen is dark at once, whatever the phone's own look.
  change(join(app, 'Base.lproj', 'LaunchScreen.storyboard'), [
    [
      /<color key="backgroundColor" [^>]*\/>/,
      '<color key="backgroundColor" red="0.0392" green="0.0471" blue="0.0431" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>',
    ],
  ])
  await putIosPictures(join(app, 'Assets.xcassets'))
}
