import { readFileSync } from 'node:fs'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { CURRENCIES } from '@core/domain'
import { parseAmount } from '@core/money'
import { isPublicHost } from '../partners/addresses'
import { secretOf } from '../partners/signature'
import type { Partner, PartnerLimits } from '../partners/types'
import type { Profile } from './config'
import { ConfigError, flag, optional, type Environment } from './settings'

const Limits = Type.Object({ min: Type.String(), max: Type.String(), perDay: Type.String() })
const PartnerSetting = Type.Object({
  id: Type.String({ pattern: '^[a-z0-9-]{1,32}$' }),
  name: Type.String({ minLength: 1, maxLength: 40 }),
  url: Type.String({ maxLength: 500 }),
  currencies: Type.Record(Type.String(), Limits),
})
const Setting = Type.Array(PartnerSetting, { maxItems: 100 })
const Secrets = Type.Record(Type.String(), Type.String())

/** Kept for the partner that the demo brings along. */
export const DEMO_PARTNER = 'demo'

const wrong = (what: string): never => {
  throw new ConfigError(`PARTNERS: ${what}`)
}

const jsonOf = (name: 'PARTNERS' | 'PARTNER_SECRETS', text: string): unknown => {
  try {
    return JSON.parse(/^\s*[[{]/.test(text) ? text : readFileSync(text, 'utf8'))
  } catch (error) {
    throw new ConfigError(`${name} is neither JSON nor a readable JSON file: ${(error as Error).message}`)
  }
}

const limitsOf = (id: string, code: string, setting: Static<typeof Limits>): PartnerLimits => {
  const found = CURRENCIES.find((c) => c.code === code) ?? wrong(`${id} has an unknown currency ${code}`)
  const read = (name: keyof typeof setting) =>
    parseAmount(setting[name], found.scale) ?? wrong(`${name} of ${id} in ${code} is no amount`)
  const [min, max, perDay] = [read('min'), read('max'), read('perDay')]
  if (!min.gt('0') || max.lt(min) || perDay.lt(max)) wrong(`${id} in ${code} needs 0 < min <= max <= perDay`)
  return { currencyId: found.id, min, max, perDay }
}

/** Without credentials or a fragment, https, on a public host unless private ones are allowed. */
const urlOf = (id: string, text: string, privateAddress: boolean): string => {
  const url = URL.canParse(text) ? new URL(text) : wrong(`the url of ${id} is none`)
  if (url.username || url.password || url.hash) wrong(`the url of ${id} has a user, a password or a #`)
  if (privateAddress) return ['http:', 'https:'].includes(url.protocol) ? url.href : wrong(`${id} needs http`)
  if (url.protocol !== 'https:') wrong(`the url of ${id} must begin with https://`)
  return isPublicHost(url.hostname) ? url.href : wrong(`the url of ${id} is no public address`)
}

const secretFor = (id: string, secrets: Static<typeof Secrets>): Buffer =>
  secretOf(secrets[id] ?? '') ??
  wrong(`PARTNER_SECRETS needs a secret of ${id}: whsec_ and 24 to 64 bytes in base64`)

/** @throws ConfigError with one line that says what is wrong with which partner */
export const readPartners = (env: Environment, profile: Profile): readonly Partner[] => {
  const privateAddress = flag(env, 'PARTNERS_PRIVATE')
  if (privateAddress && profile === 'production') throw new ConfigError('PARTNERS_PRIVATE is for tests only')
  const text = optional(env, 'PARTNERS')
  if (!text) return []
  const setting = jsonOf('PARTNERS', text)
  if (!Value.Check(Setting, setting)) return wrong('a list of partners with id, name, url and currencies')
  const secrets = jsonOf('PARTNER_SECRETS', optional(env, 'PARTNER_SECRETS') ?? '{}')
  if (!Value.Check(Secrets, secrets)) return wrong('PARTNER_SECRETS must be an object of texts')
  const ids = setting.map(({ id }) => id)
  if (new Set([...ids, DEMO_PARTNER]).size <= ids.length)
    wrong(`an id is there twice, or is "${DEMO_PARTNER}"`)
  return setting.map(({ id, name, url, currencies }) => ({
    id,
    name,
    url: urlOf(id, url, privateAddress),
    secret: secretFor(id, secrets),
    limits: Object.entries(currencies).map(([code, limits]) => limitsOf(id, code, limits)),
    privateAddress,
  }))
}
