import { View } from '@tarojs/components'
import { useDidShow, useRouter } from '@tarojs/taro'
import { useRef, useState } from 'react'
import { pairById, type TradeId } from '@core/domain'
import { Segmented } from '@/components'
import { ContractView } from '@/features/contracts/ContractView'
import { useMarket } from '@/features/market'
import { OptionsView } from '@/features/options/OptionsView'
import { PairPicker } from '@/features/options/PairPicker'
import { go, HeaderIcon, Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/options'
import { takeTicket, type TicketWish } from '@/stores/ticket'

type Half = TicketWish['tab']

/** The ticket: options, and USDT contracts. The address chooses half and pair; a wish from another screen wins. */
export default function TicketPage() {
  const { t } = useText()
  const market = useMarket()
  const { params } = useRouter()
  const [half, setHalf] = useState<Half>(params.tab === 'contract' ? 'contract' : 'options')
  const [tradeId, setTradeId] = useState<TradeId>(pairById(Number(params.tradeId))?.tradeId ?? 1)
  const [wish, setWish] = useState<TicketWish | null>(null)
  const refresh = useRef<() => Promise<unknown>>(() => Promise.resolve())
  useDidShow(() => {
    const next = takeTicket()
    if (!next) return
    setHalf(next.tab)
    setTradeId(next.tradeId)
    setWish(next)
  })
  const rows = market.data ?? []
  const view = { tradeId, wish, refresh, row: rows.find((row) => row.tradeId === tradeId) }
  return (
    <Page
      tab="/pages/contract/index"
      title={t(half === 'options' ? 'options.ticketTitle' : 'options.contractTitle')}
      middle={<PairPicker tradeId={tradeId} rows={rows} onPick={setTradeId} />}
      right={
        <HeaderIcon
          name="market"
          label={t('options.chart')}
          onClick={() => go(`/pages/kline/kline?tradeId=${tradeId}`)}
        />
      }
      onRefresh={() => refresh.current()}
      live
    >
      <View className="pad">
        <Segmented
          label={t('options.halves')}
          value={half}
          onChange={setHalf}
          choices={[
            { value: 'options', text: t('options.title') },
            { value: 'contract', text: t('options.usdtContract') },
          ]}
        />
      </View>
      {half === 'options' ? <OptionsView {...view} /> : <ContractView {...view} />}
    </Page>
  )
}
