// Adds to an Xcode project what Capacitor's template lacks. Ids are fixed, so that a second run finds all of it there.
import { readFileSync } from 'node:fs'
import { put } from './files.mjs'

/** An id of our own: 24 hexadecimal digits, like Xcode's. */
const id = (number) => `11E116${String(number).padStart(18, '0')}`
const STRINGS = id(1)
const STRINGS_BUILD = id(2)
const ENTITLEMENTS = id(3)

/** Inserts lines right before a marker. @throws Error when the template has changed */
const insert = (text, marker, lines) => {
  if (!text.includes(marker)) throw new Error(`"${marker}" was not found in the Xcode project`)
  return text.replace(marker, () => `${lines}${marker}`)
}

/** @param languages as Apple names their folders: files `<language>.lproj/InfoPlist.strings` */
const addStrings = (text, languages) => {
  const files = languages.map((language, index) => ({ language, file: id(10 + index) }))
  const references = files.map(
    ({ language, file }) =>
      `\t\t${file} /* ${language} */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = "${language}"; path = "${language}.lproj/InfoPlist.strings"; sourceTree = "<group>"; };\n`,
  )
  const group =
    `\t\t${STRINGS} /* InfoPlist.strings */ = {\n\t\t\tisa = PBXVariantGroup;\n\t\t\tchildren = (\n` +
    files.map(({ language, file }) => `\t\t\t\t${file} /* ${language} */,\n`).join('') +
    '\t\t\t);\n\t\t\tname = InfoPlist.strings;\n\t\t\tsourceTree = "<group>";\n\t\t};\n'
  const build = `\t\t${STRINGS_BUILD} /* InfoPlist.strings in Resources */ = {isa = PBXBuildFile; fileRef = ${STRINGS} /* InfoPlist.strings */; };\n`
  const regions = languages
    .filter((language) => language !== 'en')
    .map((language) => `"${language}",\n\t\t\t\t`)
    .join('')
  return [
    ['/* End PBXBuildFile section */', build],
    ['/* End PBXFileReference section */', references.join('')],
    ['/* End PBXVariantGroup section */', group],
    ['504EC3131FED79650016851F /* Info.plist */,\n', `${STRINGS} /* InfoPlist.strings */,\n\t\t\t\t`],
    [
      '504EC30D1FED79650016851F /* Main.storyboard in Resources */,\n',
      `${STRINGS_BUILD} /* InfoPlist.strings in Resources */,\n\t\t\t\t`,
    ],
    ['Base,\n\t\t\t);\n\t\t\tmainGroup', regions],
  ].reduce((now, [marker, lines]) => insert(now, marker, lines), text)
}

const addEntitlements = (text) =>
  [
    [
      '/* End PBXFileReference section */',
      `\t\t${ENTITLEMENTS} /* App.entitlements */ = {isa = PBXFileReference; lastKnownFileType = text.plist.entitlements; path = App.entitlements; sourceTree = "<group>"; };\n`,
    ],
    ['504EC3131FED79650016851F /* Info.plist */,\n', `${ENTITLEMENTS} /* App.entitlements */,\n\t\t\t\t`],
  ]
    .reduce((now, [marker, lines]) => insert(now, marker, lines), text)
    .replaceAll('CODE_SIGN_STYLE', 'CODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n\t\t\t\tCODE_SIGN_STYLE')

/**
 * @param file the project's `project.pbxproj`
 * @param languages of the usage texts
 */
export const finishXcode = (file, languages, { appId, version, versionNumber }) => {
  let text = readFileSync(file, 'utf8')
  if (!text.includes(STRINGS)) text = addEntitlements(addStrings(text, languages))
  text = text
    .replaceAll(/MARKETING_VERSION = [^;]*;/g, `MARKETING_VERSION = ${version};`)
    .replaceAll(/CURRENT_PROJECT_VERSION = [^;]*;/g, `CURRENT_PROJECT_VERSION = ${versionNumber};`)
    .replaceAll(/PRODUCT_BUNDLE_IDENTIFIER = [^;]*;/g, `PRODUCT_BUNDLE_IDENTIFIER = ${appId};`)
  put(file, text)
}
