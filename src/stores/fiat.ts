import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { isRecord } from './guards'
import { usePref } from './preferences'

/** Units of a fiat currency for one USDT, and the day they are of. */
export interface FiatRate {
  readonly currency: string
  readonly rate: string
  readonly date: string
}

interface Fiat {
  /** The platform's own choice; empty until it is known. */
  readonly standard: string
  readonly rates: readonly FiatRate[]
}

export const fiat = createStore<Fiat>(() => ({ standard: '', rates: [] }))

const isRate = (value: unknown): value is FiatRate =>
  isRecord(value) && ['currency', 'rate', 'date'].every((key) => typeof value[key] === 'string')

/** Takes what the server offers; anything unexpected in it is left out. */
export const putFiat = (value: unknown): void => {
  if (!isRecord(value) || typeof value.currency !== 'string' || !Array.isArray(value.rates)) return
  fiat.setState({ standard: value.currency, rates: value.rates.filter(isRate) })
}

export const useFiatRates = (): readonly FiatRate[] => useStore(fiat, (s) => s.rates)

/** The currency in which values are shown: the user's choice, else the platform's. */
export const useFiatCurrency = (): string => {
  const standard = useStore(fiat, (s) => s.standard)
  return usePref('fiat') || standard
}

export interface ShownFiat {
  readonly currency: string
  /** Null where there is none: nothing is guessed. */
  readonly rate: string | null
}

/**
 * A rate as the user wants to see it: in the chosen currency.
 * @param rate the platform's own, as it came with what is shown
 */
export const useShownFiat = (rate: string | null, currency: string): ShownFiat => {
  const rates = useFiatRates()
  const standard = useStore(fiat, (s) => s.standard)
  const chosen = usePref('fiat')
  if (!chosen || chosen === standard) return { currency: currency || standard, rate }
  return { currency: chosen, rate: rates.find((other) => other.currency === chosen)?.rate ?? null }
}
