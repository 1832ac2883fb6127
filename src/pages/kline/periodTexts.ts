import type { Period } from '@core/domain'
import type { TextKey } from '@/i18n'
import '@/i18n/areas/kline'

/** Short name of each period. */
export const PERIOD_TEXTS: Readonly<Record<Period, TextKey>> = {
  intraday: 'kline.line',
  '1m': 'kline.m1',
  '5m': 'kline.m5',
  '15m': 'kline.m15',
  '30m': 'kline.m30',
  '1h': 'kline.h1',
  '1d': 'kline.d1',
  '1w': 'kline.w1',
}
