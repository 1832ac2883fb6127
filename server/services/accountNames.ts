import type { AccountTypeId, Lang } from '@core/domain'

/** Names of the account types for clients that show what the server says. */
const NAMES: Readonly<Record<Lang, Readonly<Record<AccountTypeId, string>>>> = {
  en_US: { 1: 'Wallet', 2: 'Options', 3: 'Contract' },
  zh_CN: { 1: '钱包账户', 2: '期权账户', 3: '合约账户' },
  ja_JP: { 1: 'ウォレット', 2: 'オプション', 3: '先物' },
}

export const accountName = (lang: Lang, id: AccountTypeId): string => NAMES[lang][id]
