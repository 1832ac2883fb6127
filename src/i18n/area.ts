import { createStore } from 'zustand/vanilla'
import type { Lang } from '@core/domain'

/** `namespace.key` of every text, and what it says; within a namespace, `key`. */
export type Flat = Readonly<Record<string, string>>
/** Texts by namespace. */
export type Dictionary = Readonly<Record<string, Flat>>
type Words<T> = Readonly<Record<keyof T & string, string>>

export const flatten = (dictionary: Dictionary): Flat =>
  Object.fromEntries(
    Object.entries(dictionary).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${namespace}.${key}`, text]),
    ),
  )

/** Texts that came with the screens which show them. */
export const areas = createStore<Readonly<Record<Lang, Dictionary>>>(() => ({
  en_US: {},
  zh_CN: {},
  ja_JP: {},
}))

/**
 * Adds a namespace that few screens use: its texts are part of these screens in every language, not of the app's start.
 * Each of them imports the file in `areas/` that calls this.
 * @returns the texts, by language
 */
export const addArea = <T extends Flat>(
  namespace: string,
  texts: { en_US: T; zh_CN: Words<T>; ja_JP: Words<T> },
): typeof texts => {
  areas.setState((all) => ({
    en_US: { ...all.en_US, [namespace]: texts.en_US },
    zh_CN: { ...all.zh_CN, [namespace]: texts.zh_CN },
    ja_JP: { ...all.ja_JP, [namespace]: texts.ja_JP },
  }))
  return texts
}
