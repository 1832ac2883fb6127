import { PERIODS, type Period } from '@core/domain'
import { setPrefs, usePref } from '@/stores/preferences'

const DEFAULT_PERIOD: Period = '15m'

/** The chart's period, remembered between visits. */
export const usePeriod = (): readonly [Period, (period: Period) => void] => {
  const stored = usePref('period')
  const period = PERIODS.find((p) => p === stored) ?? DEFAULT_PERIOD
  return [period, (next) => setPrefs({ period: next })]
}
