import { View } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { OPTIONS } from '@core/domain'
import { Problem, Skeleton } from '@/components'
import { FeedTag } from '@/features/shell/FeedTag'
import type { TicketViewProps } from '@/features/shell/ticketView'
import { Orders } from './orders/Orders'
import { fit, type TicketState } from './ticket/form'
import { Ticket } from './ticket/Ticket'
import { TicketHead } from './TicketHead'
import { useAreas } from './useAreas'

/** The ticket page's first half: price, options ticket, orders. */
export const OptionsView = ({ tradeId, refresh, row, wish }: TicketViewProps) => {
  const areas = useAreas()
  refresh.current = areas.reload
  const { params } = useRouter()
  const [choice, setChoice] = useState<Omit<TicketState, 'tradeId'>>({
    kind: params.kind === 'assigned' ? 'assigned' : 'self',
    seconds: 60,
    stake: '',
    accountType: OPTIONS,
  })
  useEffect(() => {
    const kind = wish?.kind
    if (kind) setChoice((before) => ({ ...before, kind }))
  }, [wish])
  const wished = wish?.tab === 'options' && wish.tradeId === tradeId ? wish : null
  const { data, problem, loading, reload } = areas
  if (!data && problem) return <Problem problem={problem} onRetry={() => void reload()} />
  if (!data && loading)
    return (
      <View className="pad">
        <Skeleton tall />
      </View>
    )
  const list = data ?? []
  const fitted = fit({ ...choice, tradeId }, list)
  return (
    <>
      <TicketHead row={row} />
      <View className="pad row ticket__tag">
        <FeedTag />
      </View>
      <Ticket
        areas={list}
        state={fitted}
        wish={wished}
        onChange={(change) => setChoice({ ...fitted, ...change })}
      />
      <Orders />
    </>
  )
}
