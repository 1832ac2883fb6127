import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../errorCode'
import type { Config, Secrets } from './config'
import { ConfigError, setting, type Environment, type SettingName } from './settings'

const NAMES = {
  pepper: 'PASSWORD_PEPPER',
  captchaKey: 'CAPTCHA_KEY',
  tokenKey: 'TOKEN_KEY',
  dataKey: 'DATA_KEY',
  receiptKey: 'RECEIPT_KEY',
} as const satisfies Record<keyof Secrets, SettingName>
const KEYS = Object.keys(NAMES) as (keyof Secrets)[]
const MIN_LENGTH = 32

/** Words that stand where a secret was to be filled in. */
const PLACEHOLDER = /change.?me|example|placeholder|password|secret|default/i

const isStrong = (secret: string): boolean =>
  secret.length >= MIN_LENGTH && new Set(secret).size >= 8 && !PLACEHOLDER.test(secret)

/** Keys that may be followed by those that they replaced. */
const LISTS: readonly (keyof Secrets)[] = ['dataKey', 'receiptKey']

const partsOf = (key: keyof Secrets, value: string): string[] =>
  LISTS.includes(key) ? value.split(',').map((part) => part.trim()) : [value]

/** What is wrong with the secrets of production, by name; never with a value. */
export const secretProblems = (env: Environment): string[] => {
  const weak = KEYS.filter((key) => !partsOf(key, setting(env, NAMES[key])).every(isStrong))
  const all = KEYS.flatMap((key) => partsOf(key, setting(env, NAMES[key]))).filter(Boolean)
  return [
    ...weak.map(
      (key) => `${NAMES[key]}: production needs a random secret of at least ${MIN_LENGTH} characters`,
    ),
    ...(new Set(all).size < all.length ? ['production secrets must all differ'] : []),
  ]
}

const fromEnvironment = (env: Environment): Secrets => {
  const problems = secretProblems(env)
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  const of = (key: keyof Secrets): string => setting(env, NAMES[key])
  return {
    pepper: of('pepper'),
    captchaKey: of('captchaKey'),
    tokenKey: of('tokenKey'),
    dataKey: of('dataKey'),
    receiptKey: of('receiptKey'),
  }
}

const fileIn = (folder: string): string => join(folder, 'secrets.json')

const fresh = (): string => randomBytes(32).toString('base64url')

const read = (file: string): Partial<Record<string, unknown>> | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<string, unknown>>
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw new ConfigError(`${file} cannot be read: restore it (docs/deploy.md)`)
  }
}

const fromFolder = (folder: string): Secrets => {
  const stored = read(fileIn(folder))
  const secrets = {
    pepper: fresh(),
    captchaKey: fresh(),
    tokenKey: fresh(),
    dataKey: fresh(),
    receiptKey: fresh(),
  }
  for (const key of KEYS) {
    const value = stored?.[key]
    if (typeof value === 'string') secrets[key] = value
  }
  if (!stored) return create(folder, secrets)
  if (KEYS.some((key) => stored?.[key] !== secrets[key])) write(folder, secrets)
  return secrets
}

/** Of several processes that start together on one folder the first one's secrets count. @returns what is kept */
const create = (folder: string, secrets: Secrets): Secrets => {
  const mine = join(folder, `.secrets-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(mine, textOf(secrets), { mode: 0o600 })
  try {
    linkSync(mine, fileIn(folder))
    return secrets
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    return fromFolder(folder)
  } finally {
    rmSync(mine)
  }
}

const textOf = (secrets: Secrets): string => `${JSON.stringify(secrets, null, 2)}\n`

const write = (folder: string, secrets: Secrets): void => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileIn(folder), textOf(secrets), { mode: 0o600 })
}

/** Puts a fresh secret before the present ones of a key that may have several. Demo only. @returns all secrets */
export const addSecret = (folder: string, key: 'receiptKey'): Secrets => {
  const present = fromFolder(folder)
  const secrets = { ...present, [key]: `${fresh()},${present[key]}` }
  write(folder, secrets)
  return secrets
}

/**
 * Secrets of this installation: made once and kept in the data folder (0600) in the demo, from the environment in
 * production, which refuses missing, short or equal ones.
 */
export const loadSecrets = (config: Pick<Config, 'profile' | 'dataDir'>, env: Environment): Secrets =>
  config.profile === 'production' ? fromEnvironment(env) : fromFolder(config.dataDir)
