import { pairById, pairName, type Lang } from '@core/domain'
import type { TradeType } from '@core/domain/contracts'

/** What a trade type is called. */
const NAMES: Readonly<Record<Lang, Readonly<Record<TradeType, string>>>> = {
  en_US: { 1: 'Buy to open long', 2: 'Sell to open short', 3: 'Sell to close long', 4: 'Buy to close short' },
  zh_CN: { 1: '买入开多', 2: '卖出开空', 3: '卖出平多', 4: '买入平空' },
  ja_JP: { 1: '新規買い', 2: '新規売り', 3: '決済売り', 4: '決済買い' },
}

export const tradeTypeName = (lang: Lang, type: TradeType): string => NAMES[lang][type]

export const tradeName = (tradeId: number): string => {
  const pair = pairById(tradeId)
  return pair ? pairName(pair) : ''
}
