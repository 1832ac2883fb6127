import { call } from '@/api'
import type { Pages } from '@/api/usePages'
import { useLiveRecords } from '@/features/wallet/records/useLiveRecords'
import { isWithdrawal, type Withdrawal } from './timeline'

const read = async (pageNum: number) => {
  const page = await call('assets.withdrawHistories', { kind: 'withdrawal', pageNum })
  return { ...page, list: page.list.filter(isWithdrawal) }
}

/** The user's withdrawals, newest first and live. */
export const useWithdrawals = (): Pages<Withdrawal> => useLiveRecords({ kind: 'withdrawal', read })
