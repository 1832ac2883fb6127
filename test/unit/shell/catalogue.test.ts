import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorText } from '@core/contract/errors'
import type { ErrorCode } from '@core/domain'
import { DICTIONARIES } from '../../helpers/dictionaries'

/** The product's error catalogue (specification, section 8): each text, what carries it here, and where that is raised. */
const ROOT = join(__dirname, '../../..')
const errors: readonly (readonly [text: RegExp, code: ErrorCode, raisedIn: string])[] = [
  [/login expired, please log in again/i, 'LOGIN_EXPIRED', 'src/api'],
  [/network failure/i, 'NETWORK_FAILURE', 'src/api'],
  [/^no network connection/i, 'NO_NETWORK', 'src/features/shell'],
  [/server is busy, please try again/i, 'SERVER_BUSY', 'server/http'],
  [/invalid signature/i, 'INVALID_SIGNATURE', 'server'],
  [/input error/i, 'INPUT_ERROR', 'server/http'],
  [/not yet opened/i, 'NOT_YET_OPENED', 'server'],
  [/connect to server timed out, tap the screen to retry/i, 'TIMED_OUT', 'src/api'],
  [/insufficient wallet balance/i, 'INSUFFICIENT_WALLET', 'core/domain'],
  [/insufficient account available balance/i, 'INSUFFICIENT_AVAILABLE', 'core/domain'],
  [/insufficient withdrawable balance/i, 'INSUFFICIENT_WITHDRAWABLE', 'core/domain'],
  [/no withdraw address registered/i, 'NO_WITHDRAW_ADDRESS', 'core/domain'],
  [/no withdraw address registered on/i, 'NO_WITHDRAW_ADDRESS_ON', 'core/domain'],
  [/no permission, allow storage permission/i, 'STORAGE_DENIED', 'src'],
  [/image save failed/i, 'IMAGE_SAVE_FAILED', 'src'],
  [/minimum deposit is 10 USDT/i, 'DEPOSIT_BELOW_MINIMUM', 'core/domain'],
  [/the two passwords are inconsistent/i, 'PASSWORDS_DIFFER', 'core/domain'],
  [/must be greater than 0/i, 'AMOUNT_NOT_POSITIVE', 'core/domain'],
  [/trade password not set/i, 'TRADE_PASSWORD_NOT_SET', 'server'],
]

/** What is said of no call: the key of its text, and the file that says it. */
const texts: readonly (readonly [text: string, key: string, saidIn: string])[] = [
  ['Login expired, please log in again', 'common.expired', 'src/features/shell/start.ts'],
  ['Empty', 'common.empty', 'src/components/Sheet/index.tsx'],
  ['Connect to server timed out', 'common.timedOut', 'src/components/Empty/index.tsx'],
  ['Tap the screen to retry', 'common.tapToRetry', 'src/components/Empty/index.tsx'],
  ['No network connection', 'common.offline', 'src/features/shell/ConnectionBanner.tsx'],
  ['Scan failed', 'scan.failed', 'src'],
  ['Verification code sent successfully', 'session.codeSent', 'src'],
]

const filesBelow = (place: string): string[] =>
  /\.tsx?$/.test(place)
    ? [place]
    : readdirSync(join(ROOT, place), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/i18n|(^|\/)texts\//.test(file))
        .map((file) => join(place, file))
const isIn = (place: string, word: string): boolean =>
  filesBelow(place).some((file) => readFileSync(join(ROOT, file), 'utf8').includes(`'${word}'`))

const LANGS = ['en_US', 'zh_CN', 'ja_JP'] as const

describe.each(errors)('%s', (text, code, raisedIn) => {
  it(`is what ${code} says, in three languages`, () => {
    const [english, ...others] = LANGS.map((lang) => errorText(lang, code))
    expect(english).toMatch(text)
    expect(others.filter((other) => other.trim() === '' || other === english)).toEqual([])
  })
  it(`is raised in ${raisedIn}`, () => expect(isIn(raisedIn, code)).toBe(true))
})

describe.each(texts)('%s', (text, key, saidIn) => {
  const [namespace = '', name = ''] = key.split('.')
  const inLanguage = (lang: (typeof LANGS)[number]): string | undefined =>
    DICTIONARIES[lang][namespace]?.[name]
  it(`is ${key}, in three languages`, () => {
    const [english, ...others] = LANGS.map(inLanguage)
    expect(english).toBe(text)
    expect(others.filter((other) => !other || other === text)).toEqual([])
  })
  it(`is said in ${saidIn}`, () => expect(isIn(saidIn, key)).toBe(true))
})
