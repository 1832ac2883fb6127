import { currency, type CurrencyId } from '@core/domain'
import { money } from '@core/money'
import { createHash } from 'node:crypto'
import { DEMO_PARTNER } from '../config/partners'
import type { Config, Secrets } from '../config'
import { AppError } from '../http/errors'
import { keyedHash } from '../services/hashes'
import type { Partner, PartnerLimits } from './types'

type Parts = { readonly config: Config; readonly secrets: Secrets }

const DEMO_LIMITS: readonly [CurrencyId, string, string, string][] = [
  [1, '1', '5000', '1000000'],
  [5, '0.0001', '0.05', '100'],
  [4, '0.001', '0.5', '1000'],
  [2, '10', '5000', '1000000'],
]

/** Played by this server itself, over real signed HTTP (`demo.ts`). */
const demoPartner = (secrets: Secrets): Partner => ({
  id: DEMO_PARTNER,
  name: 'Demo Exchange',
  url: null,
  secret: createHash('sha256')
    .update(keyedHash(secrets, 'partner', DEMO_PARTNER))
    .digest(),
  limits: DEMO_LIMITS.map(([currencyId, min, max, perDay]) => ({
    currencyId,
    min: money(min),
    max: money(max),
    perDay: money(perDay),
  })),
  privateAddress: true,
})

/** Every partner that can be paid now; the demo brings one of its own. */
export const partnersOf = ({ config, secrets }: Parts): readonly Partner[] =>
  config.profile === 'demo' ? [...config.partners, demoPartner(secrets)] : config.partners

export const partnerById = (parts: Parts, id: string): Partner | undefined =>
  partnersOf(parts).find((partner) => partner.id === id)

/** @throws AppError PARTNER_CURRENCY */
export const limitsFor = ({ limits }: Partner, currencyId: CurrencyId): PartnerLimits => {
  const found = limits.find((l) => l.currencyId === currencyId)
  if (!found) throw new AppError('PARTNER_CURRENCY', { currency: currency(currencyId).code })
  return found
}
