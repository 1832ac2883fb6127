import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { LIMIT, MARKET } from '@core/domain/contracts'
import { ChangePill, LivePrice, Problem, Skeleton, Tag } from '@/components'
import { FeedTag } from '@/features/shell'
import type { TicketViewProps } from '@/features/shell/ticketView'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'
import type { WorkingOrder } from '@/stores/positions'
import { useLoggedIn } from '@/stores/session'
import { useContractConfig } from './feed/useContractConfig'
import { usePositionsFeed } from './feed/usePositionsFeed'
import { NewsSheet } from './NewsSheet'
import { Records } from './Records'
import { ContractTicket } from './ticket/ContractTicket'
import { FRESH, type TicketState } from './ticket/state'
import './contract.scss'

/** The ticket page's second half: price, contract ticket, positions and orders. */
export const ContractView = ({ tradeId, row, wish, refresh }: TicketViewProps) => {
  const { rules, problem, reload } = useContractConfig(tradeId)
  const feed = usePositionsFeed()
  const loggedIn = useLoggedIn()
  const [state, change] = useTicketState(tradeId, wish)
  refresh.current = () => Promise.all([reload(), loggedIn ? feed.reload() : undefined])
  return (
    <>
      <Head row={row} />
      {rules && <ContractTicket rules={rules} state={state} onChange={change} />}
      {!rules && problem && <Problem problem={problem} onRetry={() => void reload()} />}
      {!rules && !problem && (
        <View className="pad">
          <Skeleton tall />
        </View>
      )}
      {loggedIn && <Records {...feed} wish={wish} />}
      {loggedIn && <NewsSheet tradeId={tradeId} onAgain={(order) => change(wishOf(order))} />}
    </>
  )
}

/** What an order asked for, to be asked for again at the new price. */
const wishOf = (order: WorkingOrder): Partial<TicketState> => ({
  pubType: order.pubType === LIMIT ? LIMIT : MARKET,
  lever: order.lever,
  price: order.pubPrice ?? '',
  quantity: order.pubQuantity,
  share: null,
  guarded: order.winPrice !== null || order.lostPrice !== null,
  win: order.winPrice ?? '',
  lost: order.lostPrice ?? '',
})

const Head = ({ row }: Pick<TicketViewProps, 'row'>) => {
  const { t } = useText()
  return (
    <View className="pad between contract-head">
      <View className="row gap-2">
        <LivePrice
          className="contract-head__price"
          price={row?.currentPrice ?? null}
          scale={row?.priceScale ?? 2}
          stale={row?.stale ?? false}
        />
        <ChangePill rise={row?.rise ?? null} stale={row?.stale ?? false} bare />
      </View>
      <View className="row gap-1 contract-head__tags">
        <FeedTag />
        <Tag>{t('contracts.isolated')}</Tag>
      </View>
    </View>
  )
}

/** Prices and quantities belong to a pair; type and leverage stay when another one is chosen. */
const forPair = ({ pubType, lever }: TicketState): TicketState => ({ ...FRESH, pubType, lever })

const useTicketState = (
  tradeId: number,
  wish: TicketViewProps['wish'],
): readonly [TicketState, (part: Partial<TicketState>) => void] => {
  const [{ pair, state }, setChosen] = useState({ pair: tradeId, state: FRESH })
  const own = pair === tradeId ? state : forPair(state)
  const change = (part: Partial<TicketState>): void =>
    setChosen((before) => ({
      pair: tradeId,
      state: { ...(before.pair === tradeId ? before.state : forPair(before.state)), ...part },
    }))
  useEffect(() => {
    const { price, tradeId: wished } = wish ?? {}
    if (price === undefined || wished === undefined) return
    setChosen((before) => ({ pair: wished, state: { ...forPair(before.state), pubType: LIMIT, price } }))
  }, [wish])
  return [own, change]
}
