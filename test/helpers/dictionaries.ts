import type { Lang } from '@core/domain'
import { areaTexts } from '@/i18n/areas'
import { en } from '@/i18n/en_US'
import { ja } from '@/i18n/ja_JP'
import { zh } from '@/i18n/zh_CN'

export type Dictionary = Readonly<Record<string, Readonly<Record<string, string>>>>

const ofAreas = (lang: Lang): Dictionary =>
  Object.fromEntries(Object.entries(areaTexts).map(([area, texts]) => [area, texts[lang]]))

/** Everything the app can say: what it starts with, and what comes with a screen. */
export const DICTIONARIES: Readonly<Record<Lang, Dictionary>> = {
  en_US: { ...en, ...ofAreas('en_US') },
  zh_CN: { ...zh, ...ofAreas('zh_CN') },
  ja_JP: { ...ja, ...ofAreas('ja_JP') },
}
