import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { DEFAULT_LANG, LANGUAGES, LINE_COUNT, type Lang } from '@core/domain'
import { writeStored } from '@/platform/storage'
import { isRecord, readWith } from './stored'

/** Everything the user chose, besides language and line, under one key. */
export interface Prefs {
  readonly hideBalances: boolean
  readonly hideZero: boolean
  readonly favourites: readonly number[]
  readonly swapUpDown: boolean
  readonly skipConfirm: boolean
  readonly period: string
  readonly inboxId: string
}

const DEFAULTS: Prefs = {
  hideBalances: false,
  hideZero: false,
  favourites: [],
  swapUpDown: false,
  skipConfirm: false,
  period: '15m',
  inboxId: '',
}

interface Preferences {
  readonly lang: Lang
  readonly line: number
  readonly prefs: Prefs
}

const isLang = (value: unknown): value is Lang => LANGUAGES.some((l) => l.code === value)
const isLine = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < LINE_COUNT

/** Keeps each known key whose stored value has the type of its default. */
const readPrefs = (): Prefs => {
  const stored = readWith('prefs', isRecord, {})
  const same = (key: keyof Prefs): boolean =>
    key === 'favourites'
      ? Array.isArray(stored[key]) && stored[key].every((id) => typeof id === 'number')
      : typeof stored[key] === typeof DEFAULTS[key]
  const known = (Object.keys(DEFAULTS) as (keyof Prefs)[]).filter(same)
  return { ...DEFAULTS, ...Object.fromEntries(known.map((key) => [key, stored[key]])) }
}

export const preferences = createStore<Preferences>(() => ({
  lang: readWith('lang', isLang, DEFAULT_LANG),
  line: readWith('line', isLine, 0),
  prefs: readPrefs(),
}))

export const setLang = (lang: Lang): void => {
  writeStored('lang', lang)
  preferences.setState({ lang })
}

/** Speaks a language until the next start, which tries the chosen one again. */
export const speakMeanwhile = (lang: Lang): void => preferences.setState({ lang })

export const setLine = (line: number): void => {
  writeStored('line', line)
  preferences.setState({ line })
}

export const setPrefs = (change: Partial<Prefs>): void => {
  const prefs = { ...preferences.getState().prefs, ...change }
  writeStored('prefs', prefs)
  preferences.setState({ prefs })
}

export const toggleFavourite = (tradeId: number): void => {
  const { favourites } = preferences.getState().prefs
  const without = favourites.filter((id) => id !== tradeId)
  setPrefs({ favourites: without.length === favourites.length ? [...favourites, tradeId] : without })
}

export const useLang = (): Lang => useStore(preferences, (s) => s.lang)
export const usePref = <K extends keyof Prefs>(key: K): Prefs[K] => useStore(preferences, (s) => s.prefs[key])
