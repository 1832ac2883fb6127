import { Text, View } from '@tarojs/components'
import { useCallback, useEffect, useState } from 'react'
import { formatPercent, formatSigned } from '@core/money'
import { call, usePages } from '@/api'
import { Empty, InfiniteList, Segmented, signClass } from '@/components'
import { useText } from '@/i18n'
import { formatTime } from '@/i18n/time'
import '@/i18n/areas/contracts'
import { Tappable } from '@/platform/tap'
import type { WorkingOrder } from '@/stores/positions'
import type { Closed } from '../feed/news'
import { OrderRow } from '../orders/OrderRow'
import { ALL_PAIRS } from '../parts/PairFilter'
import { SideTag } from '../parts/SideTag'
import { nameOfBase, nameOfPair, quantityText } from '../words'
import { CloseDetail } from './CloseDetail'
import { netOf, reasonKey } from './view'

const PAGE_SIZE = 20

interface Props {
  readonly tradeId: number
  /** Changes whenever something ended: the lists are read again. */
  readonly version: number
}

/** What is over: closed positions, and every order. */
export const History = (props: Props) => {
  const { t } = useText()
  const [kind, setKind] = useState<'closed' | 'orders'>('closed')
  return (
    <View className="contract-history">
      <Segmented
        label={t('contracts.history')}
        value={kind}
        onChange={setKind}
        choices={[
          { value: 'closed', text: t('contracts.closedPositions') },
          { value: 'orders', text: t('contracts.orderHistory') },
        ]}
      />
      {kind === 'closed' ? <ClosedList {...props} /> : <OrderList {...props} />}
    </View>
  )
}

const filterOf = (tradeId: number) => (tradeId === ALL_PAIRS ? {} : { tradeId })

/** Pages of a list, read again from the start when `version` changes. */
const useVersionedPages = <T extends { readonly id: string }>(
  read: (pageNum: number) => Promise<{ list: readonly T[]; pages: number; total: number }>,
  version: number,
) => {
  const pages = usePages(read)
  const { reload } = pages
  const [seen, setSeen] = useState(version)
  useEffect(() => {
    if (seen === version) return
    setSeen(version)
    void reload()
  }, [seen, version, reload])
  return pages
}

const ClosedList = ({ tradeId, version }: Props) => {
  const { t } = useText()
  const [shown, setShown] = useState<Closed | null>(null)
  const read = useCallback(
    (pageNum: number) => call('usdt.getHistory', { ...filterOf(tradeId), pageNum, pageSize: PAGE_SIZE }),
    [tradeId],
  )
  return (
    <>
      <InfiniteList
        pages={useVersionedPages(read, version)}
        empty={<Empty icon="record" title={t('contracts.noHistory')} />}
        row={(close) => <ClosedRow close={close} onClick={() => setShown(close)} />}
      />
      {shown && <CloseDetail close={shown} onClose={() => setShown(null)} />}
    </>
  )
}

const ClosedRow = ({ close, onClick }: { readonly close: Closed; readonly onClick: () => void }) => {
  const { t } = useText()
  const net = netOf(close)
  return (
    <Tappable className="contract-row" onClick={onClick}>
      <View className="grow">
        <View className="row gap-2">
          <Text className="body-m strong">{nameOfPair(close.tradeId)}</Text>
          <SideTag tradeType={close.tradeType} lever={close.lever} />
        </View>
        <View className="text-2 cap">
          {t(reasonKey(close))} · {quantityText(close.closeQuantity)} {nameOfBase(close.tradeId)}
        </View>
        <View className="text-3 cap">{formatTime(close.closeTime)}</View>
      </View>
      <View className="right">
        <View className={`body-m strong ${signClass(net)}`}>{formatSigned(net)}</View>
        <View className="text-3 cap">{formatPercent(close.profitRate)}</View>
      </View>
    </Tappable>
  )
}

const OrderList = ({ tradeId, version }: Props) => {
  const { t } = useText()
  const read = useCallback(
    (pageNum: number) => call('usdt.tradeList', { ...filterOf(tradeId), pageNum, pageSize: PAGE_SIZE }),
    [tradeId],
  )
  return (
    <InfiniteList
      pages={useVersionedPages<WorkingOrder>(read, version)}
      empty={<Empty icon="record" title={t('contracts.noOrderHistory')} />}
      row={(order) => <OrderRow order={order} />}
    />
  )
}
