import { breakEvenPercent, payoutOf, profitOf, readStake } from '@core/domain/options'
import { checkAvailable, type AppProblem } from '@core/domain'
import { min, money, parseAmount, toWire, type Money } from '@core/money'
import { areaOn, type Area, type AreaKind } from '../areas'

/** What the user chose and typed. */
export interface TicketState {
  readonly tradeId: number
  readonly kind: AreaKind
  readonly seconds: number
  readonly stake: string
  /** The account that pays. */
  readonly accountType: Area['accountTypes'][number]
}

/** What the choice means, from the server's terms. */
export interface TicketSummary {
  readonly area: Area | undefined
  readonly duration: Area['durations'][number] | undefined
  /** Null while no valid stake is typed. */
  readonly stake: Money | null
  readonly profit: Money | null
  readonly payout: Money | null
  /** Percent. */
  readonly breakEven: Money | null
}

export interface TicketErrors {
  /** Of the stake's field. */
  readonly stake: AppProblem | null
  /** Of the whole ticket: it cannot be sent whatever is typed. */
  readonly ticket: AppProblem | null
}

/** The user's choice, moved to what the areas offer. */
export const fit = (state: TicketState, areas: readonly Area[]): TicketState => {
  const kind = areaOn(areas, state.kind, state.tradeId) ? state.kind : 'self'
  const { durations = [], accountTypes = [] } = areaOn(areas, kind, state.tradeId) ?? {}
  const seconds = durations.find((d) => d.seconds === state.seconds) ?? durations[0]
  const accountType = accountTypes.find((type) => type === state.accountType) ?? accountTypes[0]
  return {
    ...state,
    kind,
    seconds: seconds?.seconds ?? state.seconds,
    accountType: accountType ?? state.accountType,
  }
}

export const summarise = (state: TicketState, areas: readonly Area[]): TicketSummary => {
  const area = areaOn(areas, state.kind, state.tradeId)
  const duration = area?.durations.find((d) => d.seconds === state.seconds)
  const stake = area ? readStake(state.stake, area).amount : null
  const rate = duration ? money(duration.payoutRate) : null
  return {
    area,
    duration,
    stake,
    profit: stake && rate ? profitOf(stake, rate) : null,
    payout: stake && rate ? payoutOf(stake, rate) : null,
    breakEven: rate ? breakEvenPercent(rate) : null,
  }
}

/** Whether a price may not be traded on: unknown, marked old by the server, or not followed live right now. */
export const isPriceStale = (quote: { readonly stale: boolean } | undefined, following: boolean): boolean =>
  !following || (quote?.stale ?? true)

/** @param available of the paying account; null while unknown (signed out) */
export const findErrors = (
  state: TicketState,
  { area, duration }: TicketSummary,
  available: string | null,
  stale: boolean,
): TicketErrors => {
  const stake = area ? readStake(state.stake, area) : null
  const overdrawn =
    stake?.amount && available !== null ? checkAvailable(stake.amount, money(available)) : null
  return { stake: stake?.problem ?? overdrawn, ticket: ticketProblem(area, duration, stale) }
}

const ticketProblem = (area: Area | undefined, duration: unknown, stale: boolean): AppProblem | null => {
  if (!area) return { code: 'AREA_CLOSED' }
  if (!area.tradable) return { code: 'PAIR_NOT_TRADABLE' }
  if (!duration) return { code: 'DURATION_UNAVAILABLE' }
  return stale ? { code: 'PRICE_STALE' } : null
}

/**
 * The largest stake: what is available, the area's maximum or what the user's own limits leave, whichever is least.
 * @param most null without own limits; @returns null when there is none that the area takes
 */
export const maxStake = (area: Area, available: string, most: Money | null = null): string | null => {
  const bounds = [money(area.max), ...(most ? [most] : [])]
  const largest = bounds.reduce((a, b) => min(a, b), money(available))
  return largest.gte(money(area.min)) ? toWire(largest) : null
}

/** Whether a quick amount is the one that is typed. */
export const isSameAmount = (typed: string, amount: string): boolean => {
  const parsed = parseAmount(typed.trim(), 18)
  return parsed !== null && parsed.eq(money(amount))
}
