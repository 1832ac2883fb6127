import type { CurrencyId } from '@core/domain'
import type { Context } from '../context'

/** What the team's work needs of the server; an operator's command has all of it but the market. */
export type TeamParts = Pick<Context, 'bus' | 'clock' | 'config' | 'db' | 'ledger'>
export type PricedParts = TeamParts & {
  /** Last prices in USDT; null while there is none. */
  readonly market: { readonly lastPrice: (currencyId: CurrencyId) => string | null }
}

/** Where the app shows all of it. */
export const TEAM_PAGE = '/pages/me/team'
