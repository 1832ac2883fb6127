import { Text, View } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { useState } from 'react'
import { CoinIcon, Icon, PickSheet } from '@/components'
import { useMarket, type PairRow } from '@/features/market'
import type { AreaKind } from '@/features/options/areas'
import { useAreas } from '@/features/options/useAreas'
import { Orders } from '@/features/options/orders/Orders'
import { fit, type TicketState } from '@/features/options/ticket/form'
import { Ticket } from '@/features/options/ticket/Ticket'
import { TicketHead } from '@/features/options/TicketHead'
import { nameOfPair } from '@/features/options/words'
import { go, HeaderIcon, Page } from '@/features/shell'
import { FeedTag } from '@/features/shell/FeedTag'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'

export default function TicketPage() {
  const { t } = useText()
  const areas = useAreas()
  const market = useMarket()
  const { params } = useRouter()
  const [state, setState] = useState<TicketState>({
    tradeId: Number(params.tradeId) || 1,
    kind: (params.kind === 'assigned' ? 'assigned' : 'self') satisfies AreaKind,
    seconds: 60,
    stake: '',
  })
  const list = areas.data ?? []
  const fitted = fit(state, list)
  return (
    <Page
      title={t('options.ticketTitle')}
      middle={
        <PairPicker
          tradeId={state.tradeId}
          rows={market.data ?? []}
          onPick={(tradeId) => setState({ ...state, tradeId })}
        />
      }
      right={
        <HeaderIcon
          name="market"
          label={t('options.chart')}
          onClick={() => go(`/pages/kline/kline?tradeId=${state.tradeId}`)}
        />
      }
      loading={!areas.data && areas.loading}
      problem={areas.data ? undefined : areas.problem}
      onRetry={() => void areas.reload()}
      onRefresh={areas.reload}
      live
    >
      <TicketHead row={market.data?.find((row) => row.tradeId === state.tradeId)} />
      <View className="pad row ticket__tag">
        <FeedTag />
      </View>
      <Ticket areas={list} state={fitted} onChange={(change) => setState({ ...fitted, ...change })} />
      <Orders />
    </Page>
  )
}

interface PairPickerProps {
  readonly tradeId: number
  readonly rows: readonly PairRow[]
  readonly onPick: (tradeId: number) => void
}

const PairPicker = ({ tradeId, rows, onPick }: PairPickerProps) => {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Tappable className="row gap-1" label={t('options.choosePair')} onClick={() => setOpen(true)}>
        <Text className="title-grad">{nameOfPair(tradeId)}</Text>
        <Icon name="chevron" size={16} className="text-2" />
      </Tappable>
      <PickSheet
        open={open}
        title={t('options.choosePair')}
        value={tradeId}
        onPick={onPick}
        onClose={() => setOpen(false)}
        options={rows.map((row) => ({
          value: row.tradeId,
          disabled: !row.tradable,
          text: (
            <>
              <CoinIcon code={row.tradeCurrencyName} size={24} />
              {nameOfPair(row.tradeId)}
            </>
          ),
        }))}
      />
    </>
  )
}
