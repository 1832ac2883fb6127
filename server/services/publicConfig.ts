import type { Lang } from '@core/domain'
import packageJson from '../../package.json'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import { contentItem } from './content'
import { houseRates } from './fairness/rates'

type Source = Pick<Context, 'config' | 'db' | 'market'>
type Value = (ctx: Source, lang: Lang) => unknown

const textOf = async (ctx: Source, id: string, lang: Lang) => {
  const { title, summary, body, version } = await contentItem(ctx, id, lang)
  return { id, title, summary, body, version }
}

const text =
  (id: string): Value =>
  (ctx, lang) =>
    textOf(ctx, id, lang)

/** Where the operator can be found: name, address and place. */
const office: Value = async (ctx, lang) => {
  const { title, summary, link } = await contentItem(ctx, 'office', lang)
  const [latitude = '', longitude = ''] = (link ?? '').replace('geo:', '').split(',')
  return { name: title, address: summary, latitude, longitude }
}

const VALUES: ReadonlyMap<string, Value> = new Map([
  ['about', text('about')],
  ['whiteBook', text('white-book')],
  ['commerceBook', text('commerce-book')],
  ['our', text('our')],
  ['business', text('business')],
  ['privacy', text('privacy')],
  ['office', office],
  [
    'customerService',
    async (ctx, lang) => ({ ...(await textOf(ctx, 'support', lang)), thread: ctx.config.supportThread }),
  ],
  ['rates', houseRates],
  ['market', ({ config: { market } }) => ({ feed: market.feed, simulated: market.feed === 'simulated' })],
  ['fiat', ({ config: { fiat } }) => ({ currency: fiat.currency, rate: fiat.rate, date: fiat.rateDate })],
  ['fiats', ({ config: { fiat, fiatRates } }) => ({ currency: fiat.currency, rates: fiatRates })],
  ['version', ({ config }) => ({ version: packageJson.version, profile: config.profile })],
] satisfies [string, Value][])

export const PUBLIC_KEYS: readonly string[] = [...VALUES.keys()]

/**
 * A configuration value that anyone may read; texts in the asked language.
 * @throws AppError NOT_FOUND for any other key
 */
export const publicConfig = async (ctx: Source, key: string, lang: Lang): Promise<unknown> => {
  const value = VALUES.get(key)
  if (!value) throw new AppError('NOT_FOUND')
  return value(ctx, lang)
}
