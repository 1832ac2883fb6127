import type { IconName } from '@/components'
import type { TextKey } from '@/i18n'
import '@/i18n/areas/content'
import '@/i18n/areas/help'
import '@/i18n/areas/person'
import '@/i18n/areas/share'
import '@/i18n/areas/team'
import '@/i18n/areas/addresses'
import '@/i18n/areas/bank'
import '@/i18n/areas/fair'
import '@/i18n/areas/security'
import '@/i18n/areas/me'

export interface Entry {
  readonly icon: IconName
  readonly text: TextKey
  readonly url: string
  /** Only for somebody who is logged in. */
  readonly own?: true
}

export interface EntryGroup {
  readonly title: TextKey
  readonly entries: readonly Entry[]
}

/** Where one can go from the profile. */
export const ENTRY_GROUPS: readonly EntryGroup[] = [
  {
    title: 'person.groupAccount',
    entries: [
      { icon: 'record', text: 'me.funds', url: '/pages/asset/detail', own: true },
      { icon: 'bell', text: 'common.messages', url: '/pages/me/messages', own: true },
      { icon: 'trend', text: 'common.setAlert', url: '/pages/me/alerts', own: true },
      { icon: 'shield', text: 'person.identity', url: '/pages/real/index', own: true },
      { icon: 'lock', text: 'security.title', url: '/pages/me/secure', own: true },
      { icon: 'sliders', text: 'fair.limits', url: '/pages/me/limits', own: true },
      { icon: 'withdraw', text: 'addresses.title', url: '/pages/me/bindAddress', own: true },
      { icon: 'assets', text: 'bank.title', url: '/pages/asset/bank', own: true },
    ],
  },
  {
    title: 'person.groupTeam',
    entries: [
      { icon: 'invite', text: 'share.title', url: '/pages/me/share' },
      { icon: 'team', text: 'team.title', url: '/pages/me/team', own: true },
    ],
  },
  {
    title: 'person.groupContent',
    entries: [
      { icon: 'notice', text: 'me.notices', url: '/pages/home/noticeList' },
      { icon: 'search', text: 'help.title', url: '/pages/me/help' },
      { icon: 'play', text: 'content.video', url: '/pages/me/video' },
      { icon: 'support', text: 'me.support', url: '/pages/me/support' },
      { icon: 'shield', text: 'me.agreement', url: '/pages/agreement/index' },
      { icon: 'alert', text: 'fair.riskStatement', url: '/pages/agreement/index?text=risk' },
      { icon: 'trend', text: 'fair.rates', url: '/pages/agreement/rates' },
      { icon: 'token', text: 'content.about', url: '/pages/me/about' },
    ],
  },
]
