import { go } from '@/features/shell'
import { translate } from '@/i18n'
import { copyText } from '@/platform/clipboard'
import { openOutside } from '@/platform/web'
import { showToast } from '@/stores/toasts'

/** Opens a link of a text: a screen of the app, or a page outside; where none can be opened its address is copied. */
export const openLink = (href: string): void => {
  if (href.startsWith('/pages/')) return go(href)
  if (openOutside(href)) return
  void copyText(href.replace(/^mailto:/, '')).then((done) =>
    showToast(done ? 'success' : 'error', translate(done ? 'common.copied' : 'common.copyFailed')),
  )
}
