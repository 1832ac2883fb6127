import { checkAvailable, type AppProblem } from '@core/domain'
import {
  bandProblem,
  LIMIT,
  readContractQuantity,
  readPrice,
  triggerProblem,
  type Side,
} from '@core/domain/contracts'
import { money } from '@core/money'
import type { ContractConfig, Terms } from '../terms'
import type { TicketState } from './state'
import { triggersOf, type TicketSummary } from './summary'

export interface TicketErrors {
  readonly price: AppProblem | null
  readonly quantity: AppProblem | null
  /** Take-profit and stop-loss that fit no direction, or are no prices. */
  readonly win: AppProblem | null
  readonly lost: AppProblem | null
  /** Directions that take-profit and stop-loss allow. */
  readonly fits: Readonly<Record<Side, boolean>>
  /** Of the whole ticket: it cannot be sent whatever is typed. */
  readonly ticket: AppProblem | null
}

/** What is wrong with a limit price, beside the last one. */
export const limitProblem = (text: string, scale: number, last: string | null): AppProblem | null => {
  const { amount, problem } = readPrice(text, scale)
  return problem ?? (amount && last !== null ? bandProblem(amount, money(last), scale) : null)
}

type Triggers = Pick<TicketErrors, 'win' | 'lost' | 'fits'>

const BOTH = { long: true, short: true } as const

/** What take-profit and stop-loss make of each direction: together they say which one is meant. */
const triggerProblems = (state: TicketState, terms: Terms, { price, sides }: TicketSummary): Triggers => {
  if (!state.guarded) return { win: null, lost: null, fits: BOTH }
  const typed = (text: string) => (text.trim() ? readPrice(text, terms.priceScale).problem : null)
  const wrong = { win: typed(state.win), lost: typed(state.lost) }
  if (wrong.win || wrong.lost || !price) return { ...wrong, fits: BOTH }
  const { win, lost } = triggersOf(state, terms)
  const problemOf = (side: Side) =>
    triggerProblem(side, price, { win, lost, liquidation: sides?.[side].liquidation ?? null })
  const long = problemOf('long')
  const short = problemOf('short')
  const fits = { long: !long, short: !short }
  if (!long || !short) return { win: null, lost: null, fits }
  const lostIsWrong = long === 'LOST_PRICE_INVALID' || short === 'LOST_PRICE_INVALID'
  return lostIsWrong
    ? { win: null, lost: { code: 'LOST_PRICE_INVALID' }, fits }
    : { win: { code: 'WIN_PRICE_INVALID' }, lost: null, fits }
}

const ticketProblem = (config: ContractConfig, stale: boolean): AppProblem | null => {
  if (!config.tradable) return { code: 'CONTRACT_CLOSED' }
  if (config.paused) return { code: 'CONTRACTS_PAUSED' }
  return stale ? { code: 'PRICE_STALE' } : null
}

/** What the ticket is looked at beside. */
export interface Surroundings {
  /** Last price; null while unknown. */
  readonly last: string | null
  readonly stale: boolean
  /** Of the contract account; null while unknown (signed out). */
  readonly available: string | null
}

export const findErrors = (
  state: TicketState,
  { config, terms }: { readonly config: ContractConfig; readonly terms: Terms },
  summary: TicketSummary,
  { last, stale, available }: Surroundings,
): TicketErrors => {
  const overdrawn =
    summary.setAside && available !== null ? checkAvailable(summary.setAside, money(available)) : null
  return {
    ...triggerProblems(state, terms, summary),
    price: state.pubType === LIMIT ? limitProblem(state.price, terms.priceScale, last) : null,
    quantity: readContractQuantity(state.quantity, terms).problem ?? overdrawn,
    ticket: ticketProblem(config, stale),
  }
}

/** Whether an order of this direction can be sent. */
export const canSend = (errors: TicketErrors, side: Side): boolean =>
  !errors.ticket && !errors.price && !errors.quantity && !errors.win && !errors.lost && errors.fits[side]
