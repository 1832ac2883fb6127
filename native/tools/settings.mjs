// What a shell is built with: read from the environment, checked, and refused with a sentence.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file that names the version of everything. */
const PACKAGE = join(import.meta.dirname, '..', '..', 'package.json')

const APP_ID = /^[a-z]\w*(\.[a-z]\w*)+$/
const ORIGIN = /^https?:\/\/[\w.-]+(:\d{1,5})?$/
const HOST = /^[a-z\d-]+(\.[a-z\d-]+)+$/
/** This machine, as a phone, an emulator or a simulator on it calls it. */
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1|10\.0\.2\.2)(:\d+)?$/

export class SettingError extends Error {}

const linesOf = (text) => {
  const lines = text
    .split(',')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter(Boolean)
  if (lines.length === 0)
    throw new SettingError(
      'LINE_HOSTS is not set, and a shell has no host of its own. Nothing was built. Name your server, ' +
        'for example LINE_HOSTS=https://app.example.com, and run this again.',
    )
  for (const line of lines) {
    if (!ORIGIN.test(line))
      throw new SettingError(
        `LINE_HOSTS has "${line}", which is no origin. Nothing was built. Write it like https://app.example.com.`,
      )
    if (line.startsWith('http:') && !LOCAL.test(line))
      throw new SettingError(
        `LINE_HOSTS has "${line}": passwords would cross the network unencrypted. Nothing was built. ` +
          'Use https, or a server on this machine (http://localhost, http://127.0.0.1, http://10.0.2.2) for trying.',
      )
  }
  if (lines.some((line) => line.startsWith('http:')) && lines.some((line) => line.startsWith('https:')))
    throw new SettingError(
      'LINE_HOSTS mixes http and https. Nothing was built. A page of one may not call the other: use one of them.',
    )
  return lines
}

const matching = (name, value, pattern, example) => {
  if (pattern.test(value)) return value
  throw new SettingError(`${name} is "${value}". Nothing was built. Write it like ${example}.`)
}

/** Grows with every part of the version: stores compare this number. */
const numberOf = (version) =>
  version.split('.').reduce((sum, part) => sum * 1_000 + Number.parseInt(part, 10), 0)

/**
 * @param env environment variables
 * @returns appId; linkHost (host of https invite links, '' for none); version and its number; isLocal (for trying only)
 * @throws SettingError what is wrong, and what to do
 */
export const readSettings = (env) => {
  const lines = linesOf(env.LINE_HOSTS ?? '')
  const host = env.NATIVE_LINK_HOST ?? ''
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8'))
  return {
    appId: matching('NATIVE_APP_ID', env.NATIVE_APP_ID || 'app.limelight.trade', APP_ID, 'com.example.app'),
    linkHost: host && matching('NATIVE_LINK_HOST', host, HOST, 'app.example.com'),
    isLocal: lines[0].startsWith('http:'),
    version,
    versionNumber: numberOf(version),
  }
}
