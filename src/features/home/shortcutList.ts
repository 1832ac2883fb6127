import type { IconName } from '@/components'
import type { TextKey } from '@/i18n'

export interface Shortcut {
  readonly icon: IconName
  readonly text: TextKey
  readonly url: string
  /** Needs a login first. */
  readonly personal?: true
}

/** As many stand on Home itself, beside "More". */
export const FIRST_SHORTCUTS = 4

/** Opens all of them. */
export const MORE = { icon: 'sliders', text: 'home.more' } as const satisfies Pick<Shortcut, 'icon' | 'text'>

/** Every shortcut of the home screen, the most wanted first. */
export const SHORTCUTS: readonly Shortcut[] = [
  { icon: 'deposit', text: 'home.deposit', url: '/pages/asset/recharge', personal: true },
  { icon: 'withdraw', text: 'home.withdraw', url: '/pages/asset/withdraw', personal: true },
  { icon: 'transfer', text: 'home.transfer', url: '/pages/asset/transfer', personal: true },
  { icon: 'swap', text: 'home.swap', url: '/pages/asset/swap', personal: true },
  { icon: 'callup', text: 'home.send', url: '/pages/home/interconversion', personal: true },
  { icon: 'token', text: 'home.token', url: '/pages/token/index' },
  { icon: 'options', text: 'home.options', url: '/pages/contract/index' },
  { icon: 'record', text: 'home.funds', url: '/pages/asset/detail', personal: true },
  { icon: 'book', text: 'home.bank', url: '/pages/asset/bank', personal: true },
  { icon: 'shield', text: 'home.proof', url: '/pages/asset/proof', personal: true },
  { icon: 'invite', text: 'home.invite', url: '/pages/me/share' },
  { icon: 'notice', text: 'home.notices', url: '/pages/home/noticeList' },
  { icon: 'support', text: 'home.support', url: '/pages/me/support' },
]
