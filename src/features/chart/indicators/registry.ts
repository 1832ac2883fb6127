import { movingAverage } from './movingAverage'
import type { IndicatorDefinition } from './types'
import { volume } from './volume'

/** Every indicator that the chart can show. */
export const INDICATORS = { MA: movingAverage, VOL: volume } satisfies Record<string, IndicatorDefinition>
export type IndicatorId = keyof typeof INDICATORS
