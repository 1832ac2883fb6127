import type { CurrencyId, Lang } from '@core/domain'

/** Full names of the currencies, for screens that introduce them. */
const NAMES: Readonly<Record<Lang, Readonly<Record<CurrencyId, string>>>> = {
  en_US: { 1: 'Tether USD', 2: 'TRON', 3: 'Platform token', 4: 'Ethereum', 5: 'Bitcoin' },
  zh_CN: { 1: '泰达币', 2: '波场', 3: '平台通证', 4: '以太坊', 5: '比特币' },
  ja_JP: { 1: 'テザー', 2: 'トロン', 3: 'プラットフォームトークン', 4: 'イーサリアム', 5: 'ビットコイン' },
}

export const currencyName = (lang: Lang, id: CurrencyId): string => NAMES[lang][id]
