import type { CurrencyId } from '@core/domain'
import type { Money } from '@core/money'

/** What a partner takes or pays in one currency: at once, and altogether on a UTC day in either direction. */
export interface PartnerLimits {
  readonly currencyId: CurrencyId
  readonly min: Money
  readonly max: Money
  readonly perDay: Money
}

/** A third party that users can pay, and that can pay users. */
export interface Partner {
  readonly id: string
  readonly name: string
  /** Where its webhooks go; null is this server itself, which plays the demo's partner. */
  readonly url: string | null
  /** Key of the signatures in both directions. */
  readonly secret: Buffer
  readonly limits: readonly PartnerLimits[]
  /** Its address may be private, loopback or link-local. */
  readonly privateAddress: boolean
}
