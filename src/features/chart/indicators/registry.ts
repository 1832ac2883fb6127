import { bollinger } from './bollinger'
import { exponentialAverage } from './exponentialAverage'
import { kdj } from './kdj'
import { macd } from './macd'
import { movingAverage } from './movingAverage'
import { rsi } from './rsi'
import { parabolic } from './sar'
import type { IndicatorDefinition } from './types'
import { volume } from './volume'
import { williams } from './williams'

/** Every indicator that the chart can show, in the order in which panes and legends are stacked. */
export const INDICATORS = {
  MA: movingAverage,
  EMA: exponentialAverage,
  BOLL: bollinger,
  SAR: parabolic,
  VOL: volume,
  MACD: macd,
  KDJ: kdj,
  RSI: rsi,
  WR: williams,
} satisfies Record<string, IndicatorDefinition>
export type IndicatorId = keyof typeof INDICATORS

export const INDICATOR_IDS = Object.keys(INDICATORS) as readonly IndicatorId[]
/** Those over the candles, and those with a pane of their own. */
export const MAIN_IDS = INDICATOR_IDS.filter((id) => definitionOf(id).place === 'main')
export const OWN_IDS = INDICATOR_IDS.filter((id) => definitionOf(id).place === 'own')

/** An indicator's definition, without the peculiarities of its type. */
export function definitionOf(id: IndicatorId): IndicatorDefinition {
  return INDICATORS[id]
}
