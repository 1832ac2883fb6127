import { useEffect, useState } from 'react'
import type { ResponseOf } from '@core/contract/schemas'
import type { AppProblem } from '@core/domain'
import { post, problemOf, useAction, useCall, useRecordChanges } from '@/api'
import { useLoggedIn } from '@/stores/session'

export type Alert = ResponseOf<'ext.alerts'>['list'][number]

type Change = Parameters<typeof post<'ext.alerts'>>[1]

/** Own price alerts, live, and the ways to add and remove them. */
export const useAlerts = () => {
  const loggedIn = useLoggedIn()
  const { data, problem, reload } = useCall('ext.alerts', loggedIn ? {} : null)
  const [list, setList] = useState<readonly Alert[] | null>(null)
  const { busy, run } = useAction()
  useEffect(() => {
    if (data) setList(data.list)
  }, [data])
  useRecordChanges('alert', () => void reload())
  /** @returns null when it was done, else why not; undefined while another change runs */
  const change = async (wish: Change): Promise<AppProblem | null | undefined> => {
    try {
      const saved = await run(wish, () => post('ext.alerts', wish))
      if (!saved) return undefined
      setList(saved.list)
      return null
    } catch (error) {
      return problemOf(error)
    }
  }
  return { list, problem, reload, busy, change }
}
