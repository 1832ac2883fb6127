import { useCall, useRecordChanges } from '@/api'
import { useLoggedIn } from '@/stores/session'
import { isWithdrawal } from './timeline'

/** One withdrawal, kept up to date. `item` is null when the user has no such one, undefined until that is known. */
export const useWithdrawal = (id: string) => {
  const request = { kind: 'withdrawal' as const, id, pageNum: 1 }
  const { data, problem, reload } = useCall('assets.withdrawHistories', useLoggedIn() ? request : null)
  useRecordChanges('withdrawal', (changed) => {
    if (changed === id) void reload()
  })
  return { item: data && (data.list.find(isWithdrawal) ?? null), problem, reload }
}
