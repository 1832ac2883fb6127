import { call } from '@/api'
import type { Pages } from '@/api/usePages'
import { useLiveRecords } from '@/features/wallet/records/useLiveRecords'
import { isDeposit, justCredited, type DepositItem } from './records'

const read = async (pageNum: number) => {
  const page = await call('assets.withdrawHistories', { kind: 'deposit', pageNum })
  return { ...page, list: page.list.filter(isDeposit) }
}

/**
 * The user's deposits, newest first, live.
 * @param onCredited hears of deposits that were credited meanwhile
 */
export const useDepositRecords = (onCredited: (items: readonly DepositItem[]) => void): Pages<DepositItem> =>
  useLiveRecords<DepositItem>({
    kind: 'deposit',
    read,
    onNewest: (before, now) => onCredited(justCredited(before, now)),
  })
