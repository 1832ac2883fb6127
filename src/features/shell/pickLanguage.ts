import type { Lang } from '@core/domain'
import { chooseLanguage, translateProblem } from '@/i18n'
import { showToast } from '@/stores/toasts'

/** Changes the language; says so when it cannot be fetched. */
export const pickLanguage = (lang: Lang): void => {
  chooseLanguage(lang).catch(() => showToast('error', translateProblem({ code: 'NETWORK_FAILURE' })))
}
