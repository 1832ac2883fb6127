import type { Lang } from '../domain/languages'
import type { ErrorCode, ErrorParams } from '../domain/problems'
import { fillProblem } from './fill'
import { errorsEn } from './texts/en_US'
import { errorsJa } from './texts/ja_JP'
import { errorsZh } from './texts/zh_CN'

/** The error catalogue in the three languages. */
export const errorTexts: Readonly<Record<Lang, Readonly<Record<ErrorCode, string>>>> = {
  en_US: errorsEn,
  zh_CN: errorsZh,
  ja_JP: errorsJa,
}

/** The sentence for an error. */
export const errorText = (lang: Lang, code: ErrorCode, params?: ErrorParams): string =>
  fillProblem(errorTexts[lang][code], params)
