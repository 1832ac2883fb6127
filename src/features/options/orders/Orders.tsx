import { View } from '@tarojs/components'
import { useState } from 'react'
import type { TradeId } from '@core/domain'
import { Button, Empty, Problem, Skeleton, Tabs } from '@/components'
import { go, goLogin } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/options'
import { clearFinished, useFinishedCount, useFinishedOrder } from '@/stores/orders'
import { useLoggedIn } from '@/stores/session'
import { History } from './History'
import { OrderCard } from './OrderCard'
import { PathFollower } from './usePath'
import { ResultSheet } from './ResultSheet'
import { useCountdown, useSettling } from './useOrders'

/** Open orders and the finished ones, with the result sheet of the one that just ended. */
export const Orders = () => {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const [tab, setTab] = useState<'open' | 'history'>('open')
  const settling = useSettling()
  const finished = useFinishedOrder()
  const waiting = useFinishedCount()
  if (!loggedIn) return null
  const count = settling.list?.length ?? 0
  return (
    <View className="pad orders">
      <Tabs
        value={tab}
        onChange={setTab}
        choices={[
          { value: 'open', text: count > 0 ? t('options.openCount', { count }) : t('options.openOrders') },
          { value: 'history', text: t('options.history') },
        ]}
      />
      {tab === 'open' ? <OpenOrders settling={settling} /> : <History refreshKey={finished?.id ?? ''} />}
      <ResultSheet order={finished} more={waiting - 1} onClose={clearFinished} />
    </View>
  )
}

const OpenOrders = ({ settling }: { readonly settling: ReturnType<typeof useSettling> }) => {
  const { t } = useText()
  const { list, problem, reload } = settling
  const now = useCountdown((list?.length ?? 0) > 0)
  if (!list)
    return problem ? <Problem problem={problem} onRetry={() => void reload()} /> : <Skeleton rows={2} />
  if (list.length === 0)
    return <Empty icon="options" title={t('options.noOpen')} text={t('options.noOpenText')} />
  return (
    <View className="orders__list">
      {[...new Set(list.map((order) => order.tradeId as TradeId))].map((tradeId) => (
        <PathFollower key={tradeId} tradeId={tradeId} />
      ))}
      {list.map((order) => (
        <OrderCard key={order.id} order={order} now={now} />
      ))}
      <View className="text-3 cap">{t('options.sellBackText')}</View>
    </View>
  )
}

/** Invites a visitor to log in, or a user to the ticket. */
export const OrdersInvitation = () => {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  return (
    <View className="pad orders__invitation">
      <Button onClick={() => (loggedIn ? go('/pages/contract/index') : goLogin())}>
        {t(loggedIn ? 'options.openTicket' : 'options.loginToTrade')}
      </Button>
    </View>
  )
}
