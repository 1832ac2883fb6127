import type { IconName } from '@/components'
import type { TextKey } from '@/i18n'
import '@/i18n/areas/pay'
import type { Transfer } from './filter'

interface Words {
  readonly text: TextKey
  readonly tag: 'plain' | 'lime' | 'warn'
  readonly icon: IconName
}

const BY_STATUS: Readonly<Record<Transfer['status'], Omit<Words, 'icon'>>> = {
  pending: { text: 'pay.status_pending', tag: 'warn' },
  accepted: { text: 'pay.status_accepted', tag: 'lime' },
  returned: { text: 'pay.status_returned', tag: 'plain' },
}

/** What a transfer is called: between users there is nobody who accepts it. */
export const wordsOf = ({
  kind,
  status,
  direction,
}: Pick<Transfer, 'kind' | 'status' | 'direction'>): Words => {
  const icon: IconName = direction === 'out' ? 'withdraw' : 'deposit'
  return kind === 'user' ? { text: 'pay.done_user', tag: 'lime', icon } : { ...BY_STATUS[status], icon }
}
