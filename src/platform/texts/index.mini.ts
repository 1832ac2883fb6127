import { texts as ja_JP } from '@/i18n/ja_JP'
import { texts as zh_CN } from '@/i18n/zh_CN'
import type { TextSource } from './types'

const present = { zh_CN, ja_JP }

/** A mini-program is loaded whole. */
export const textSource: TextSource = { present, fetch: (lang) => Promise.resolve(present[lang]) }
