import { useDidShow, useRouter } from '@tarojs/taro'
import { useRef, useState } from 'react'
import { pairById, type TradeId } from '@core/domain'
import { useMarket } from '@/features/market'
import { OptionsView } from '@/features/options/OptionsView'
import { PairPicker } from '@/features/options/PairPicker'
import { go, HeaderIcon, Page } from '@/features/shell'
import { useText } from '@/i18n'
import { takeTicket, type TicketWish } from '@/stores/ticket'

/** The ticket. The address chooses the pair, a wish from another screen wins. */
export default function TicketPage() {
  const { t } = useText()
  const market = useMarket()
  const { params } = useRouter()
  const [tradeId, setTradeId] = useState<TradeId>(pairById(Number(params.tradeId))?.tradeId ?? 1)
  const [wish, setWish] = useState<TicketWish | null>(null)
  const refresh = useRef<() => Promise<unknown>>(() => Promise.resolve())
  useDidShow(() => {
    const next = takeTicket()
    if (!next) return
    setTradeId(next.tradeId)
    setWish(next)
  })
  const rows = market.data ?? []
  const view = { tradeId, wish, refresh, row: rows.find((row) => row.tradeId === tradeId) }
  return (
    <Page
      title={t('options.ticketTitle')}
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
      <OptionsView {...view} />
    </Page>
  )
}
