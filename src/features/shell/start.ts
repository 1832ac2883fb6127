import { initLive, live } from '@/api/live'
import { onSessionExpired } from '@/api/expiry'
import { onLineChanged } from '@/api/failover'
import { onRegionRefused } from '@/api/region'
import { followNotifications } from '@/features/notifications/follow'
import { storedLanguage, translate, translateProblem } from '@/i18n'
import {
  currentAddress,
  hideUntil,
  onAddressChange,
  setDocumentLang,
  setDocumentMotion,
} from '@/platform/document'
import { onPartLost } from '@/platform/network'
import { startInShell } from '@/platform/shell'
import { reportUnsupported } from '@/platform/unsupported'
import { lostPart, setLostPart } from '@/stores/lostPart'
import { preferences } from '@/stores/preferences'
import { showToast } from '@/stores/toasts'
import { followFiat } from './fiat'
import { go, interruptByLogin } from './navigate'
import { forgetSwitch } from './tabs'

/** Wires what belongs to no screen. Called once, when the app starts. */
export const startShell = (): void => {
  setDocumentLang(preferences.getState().lang)
  const language = storedLanguage()
  if (language) hideUntil(language)
  setDocumentMotion(preferences.getState().prefs.lessMotion)
  preferences.subscribe(({ lang, prefs }) => {
    setDocumentLang(lang)
    setDocumentMotion(prefs.lessMotion)
  })
  onSessionExpired({
    notice: () => showToast('error', translate('common.expired')),
    redirect: interruptByLogin,
  })
  onRegionRefused(() => go('/pages/agreement/region'))
  onLineChanged((from, to) =>
    showToast('error', translate('common.lineChanged', { from: from + 1, to: to + 1 })),
  )
  onPartLost((gone) => {
    forgetSwitch()
    const url = currentAddress()
    void gone.then((known) => {
      if (currentAddress() === url) setLostPart({ url, gone: known })
    })
  })
  onAddressChange(leaveLostPart)
  reportUnsupported()
  followFiat()
  initLive(() => showToast('error', translateProblem({ code: 'NO_NETWORK' })))
  followNotifications()
  startInShell()
}

/** Who steps back from a page that did not come sees the page before it again. */
const leaveLostPart = (): void => {
  const { lost } = lostPart.getState()
  if (lost && lost.url !== currentAddress()) setLostPart(null)
}

export { live }
