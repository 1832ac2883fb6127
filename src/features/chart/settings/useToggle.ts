import { useText } from '@/i18n'
import '@/i18n/areas/indicators'
import { showToast } from '@/stores/toasts'
import { MOST_OWN } from '../indicators/choice'
import type { IndicatorId } from '../indicators/registry'
import { toggleIndicator } from './useIndicators'

/** Turns an indicator on or off, and says so when no pane is left for it. */
export const useToggle = (): ((id: IndicatorId) => void) => {
  const { t } = useText()
  return (id) => {
    if (!toggleIndicator(id)) showToast('error', t('indicators.tooMany', { count: String(MOST_OWN) }))
  }
}
