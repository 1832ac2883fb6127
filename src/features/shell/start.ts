import { initLive, live } from '@/api/live'
import { onSessionExpired } from '@/api/expiry'
import { onLineChanged } from '@/api/failover'
import { storedLanguage, translate, translateProblem } from '@/i18n'
import { hideUntil, setDocumentLang } from '@/platform/document'
import { onPartLost } from '@/platform/network'
import { preferences } from '@/stores/preferences'
import { showToast } from '@/stores/toasts'
import { interruptByLogin } from './navigate'

/** Wires what belongs to no screen. Called once, when the app starts. */
export const startShell = (): void => {
  setDocumentLang(preferences.getState().lang)
  const language = storedLanguage()
  if (language) hideUntil(language)
  preferences.subscribe(({ lang }) => setDocumentLang(lang))
  onSessionExpired({
    notice: () => showToast('error', translate('common.expired')),
    redirect: interruptByLogin,
  })
  onLineChanged((from, to) =>
    showToast('error', translate('common.lineChanged', { from: from + 1, to: to + 1 })),
  )
  onPartLost(() => showToast('error', translateProblem({ code: 'NETWORK_FAILURE' })))
  initLive(() => showToast('error', translateProblem({ code: 'NO_NETWORK' })))
}

export { live }
