import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { DEFAULT_LANG, LANGUAGES, LINE_COUNT, type Lang } from '@core/domain'
import type { ReceiptKey } from '@core/domain/receipts'
import { removeStored, writeStored } from '@/platform/storage'
import { PALETTES, type Palette } from '@/styles/palette'
import { DEFAULT_BOOK, readBookPrefs, type BookPrefs } from './bookPrefs'
import { NO_SYNC, readFavouriteSync, type FavouriteSync } from './favouriteSync'
import { readDrawings, type DrawingsByPair } from './drawings'
import { DEFAULT_INDICATORS, readIndicators, type ChosenIndicators } from './indicators'
import { NOTHING_KNOWN, readKnown, type Known } from './known'
import { readReceiptKeys } from './readReceiptKeys'
import { isRecord, readWith } from './stored'

/** Everything the user chose, besides language and line, under one key. */
export interface Prefs {
  readonly hideBalances: boolean
  /** Balances worth less than `SMALL_BALANCE_USDT` are left out of the list of assets. */
  readonly hideSmall: boolean
  /** Fiat currency in which values are shown; empty: the platform's own choice. */
  readonly fiat: string
  /** Moves as little as can be, whatever the device says. */
  readonly lessMotion: boolean
  readonly favourites: readonly number[]
  readonly favouriteSync: FavouriteSync
  /** Published keys of receipts, to verify without a connection. */
  readonly receiptKeys: readonly ReceiptKey[]
  /** Public figures and texts as they were last read, for a start without a network. */
  readonly known: Known
  readonly palette: Palette
  /** Notices that were opened: `id@version`. */
  readonly readNotices: readonly string[]
  /** The version of which the user wants to hear no more. */
  readonly declinedVersion: string
  /** Code of an invitation that was opened, until somebody registers with it; empty without one. */
  readonly inviteCode: string
  /** Registered on this device, and neither followed the way to the first trade nor traded yet. */
  readonly newcomer: boolean
  readonly skipConfirm: boolean
  readonly period: string
  readonly inboxId: string
  /** The user's orders and positions are shown on the chart. */
  readonly showMarks: boolean
  readonly drawings: DrawingsByPair
  readonly indicators: ChosenIndicators
  readonly book: BookPrefs
}

const DEFAULTS: Prefs = {
  hideBalances: false,
  hideSmall: false,
  fiat: '',
  lessMotion: false,
  favourites: [],
  favouriteSync: NO_SYNC,
  receiptKeys: [],
  known: NOTHING_KNOWN,
  palette: 'greenUp',
  readNotices: [],
  declinedVersion: '',
  inviteCode: '',
  newcomer: false,
  skipConfirm: false,
  period: '15m',
  inboxId: '',
  showMarks: true,
  drawings: {},
  indicators: DEFAULT_INDICATORS,
  book: DEFAULT_BOOK,
}

interface Preferences {
  readonly lang: Lang
  readonly line: number
  readonly prefs: Prefs
}

type Stored = Readonly<Record<string, unknown>>

const isLang = (value: unknown): value is Lang => LANGUAGES.some((l) => l.code === value)
const isLine = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < LINE_COUNT

const readTexts = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.every((text) => typeof text === 'string') ? value : undefined

const readFavourites = (value: unknown): number[] | undefined =>
  Array.isArray(value) && value.every((id) => typeof id === 'number') ? value : undefined

/** Earlier versions left out what was empty. */
const readHideSmall = (value: unknown, stored: Stored): boolean | undefined =>
  typeof value === 'boolean' ? value : stored.hideZero === true || undefined

/** Earlier versions knew two palettes and kept whether red means up. */
const readPalette = (value: unknown, stored: Stored): Palette | undefined =>
  PALETTES.find((palette) => palette === value) ?? (stored.swapUpDown === true ? 'redUp' : undefined)

/** How values that are no plain boolean or text are read; undefined stands for the default. */
const READERS: { readonly [K in keyof Prefs]?: (value: unknown, stored: Stored) => Prefs[K] | undefined } = {
  hideSmall: readHideSmall,
  favourites: readFavourites,
  favouriteSync: readFavouriteSync,
  receiptKeys: readReceiptKeys,
  known: readKnown,
  palette: readPalette,
  readNotices: readTexts,
  drawings: readDrawings,
  indicators: readIndicators,
  book: readBookPrefs,
}

/** Keeps each known key whose stored value passes its reader, or has the type of its default. */
const readPrefs = (): Prefs => {
  const stored = readWith('prefs', isRecord, {})
  const read = (key: keyof Prefs): unknown => {
    const reader = READERS[key]
    if (reader) return reader(stored[key], stored)
    return typeof stored[key] === typeof DEFAULTS[key] ? stored[key] : undefined
  }
  const known = Object.keys(DEFAULTS) as (keyof Prefs)[]
  return { ...DEFAULTS, ...Object.fromEntries(known.map((key) => [key, read(key) ?? DEFAULTS[key]])) }
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

/** Forgets every choice but language and line, as if the app were new on this device. */
export const resetPrefs = (): void => {
  removeStored('prefs')
  preferences.setState({ prefs: DEFAULTS })
}

export const useLang = (): Lang => useStore(preferences, (s) => s.lang)
export const usePref = <K extends keyof Prefs>(key: K): Prefs[K] => useStore(preferences, (s) => s.prefs[key])
