import { View } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import type { AppProblem } from '@core/domain'
import { Tabs } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'
import { usePositions, useWorkingOrders } from '@/stores/positions'
import { History } from './history/History'
import { WorkingOrders } from './orders/WorkingOrders'
import { ALL_PAIRS, PairFilter } from './parts/PairFilter'
import { CloseAll } from './positions/CloseAll'
import { Positions } from './positions/Positions'
import type { TicketWish } from '@/stores/ticket'
import './records.scss'

type Tab = 'positions' | 'orders' | 'history'

interface Props {
  readonly problem: AppProblem | undefined
  readonly reload: () => Promise<void>
  readonly wish: TicketWish | null
}

const filtered = <T extends { readonly tradeId: number }>(
  list: readonly T[] | null,
  tradeId: number,
): readonly T[] | undefined =>
  tradeId === ALL_PAIRS ? (list ?? undefined) : list?.filter((item) => item.tradeId === tradeId)

/** Positions, working orders and what is over, of all pairs or of one. */
export const Records = ({ problem, reload, wish }: Props) => {
  const { t } = useText()
  const { params } = useRouter()
  const [tab, setTab] = useState<Tab>(params.records === 'history' ? 'history' : 'positions')
  const [tradeId, setTradeId] = useState(ALL_PAIRS)
  useEffect(() => {
    if (wish?.records) setTab(wish.records)
  }, [wish])
  const open = filtered(usePositions(), tradeId)
  const working = filtered(useWorkingOrders(), tradeId)
  const version = useVersion()
  const count = (list: readonly unknown[] | undefined): number => list?.length ?? 0
  return (
    <View className="pad contract-records">
      <View className="between">
        <Tabs
          value={tab}
          onChange={setTab}
          choices={[
            { value: 'positions', text: t('contracts.positions', { count: count(open) }) },
            { value: 'orders', text: t('contracts.orders', { count: count(working) }) },
            { value: 'history', text: t('contracts.history') },
          ]}
        />
        {tab === 'positions' && (
          <CloseAll list={open ?? []} tradeId={tradeId === ALL_PAIRS ? undefined : tradeId} />
        )}
      </View>
      <PairFilter value={tradeId} onChange={setTradeId} />
      {tab === 'positions' && <Positions list={open} problem={problem} reload={reload} />}
      {tab === 'orders' && <WorkingOrders list={working} problem={problem} reload={reload} />}
      {tab === 'history' && <History tradeId={tradeId} version={version} />}
    </View>
  )
}

/** Counts how often the lists of what is open changed: something may have come to an end. */
const useVersion = (): number => {
  const open = usePositions()
  const working = useWorkingOrders()
  const [version, setVersion] = useState(0)
  const first = useRef(true)
  useEffect(() => {
    if (first.current) first.current = false
    else setVersion((count) => count + 1)
  }, [open, working])
  return version
}
