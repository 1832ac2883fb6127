import { View } from '@tarojs/components'
import { ChangePill, FiatText, LivePrice, Sparkline } from '@/components'
import type { PairRow } from '@/features/market'
import './ticket/ticket.scss'

/** The price that the ticket is about. */
export const TicketHead = ({ row }: { readonly row: PairRow | undefined }) => (
  <View className="ticket-head">
    <View>
      <LivePrice
        className="ticket-head__price"
        price={row?.currentPrice ?? null}
        scale={row?.priceScale ?? 2}
        stale={row?.stale ?? false}
      />
      <View className="row gap-2 sm">
        <FiatText usdt={row?.currentPrice ?? null} rate={row?.usdtPirce ?? null} />
        <ChangePill rise={row?.rise ?? null} stale={row?.stale ?? false} bare />
      </View>
    </View>
    {row && <Sparkline points={row.sparkline} area neutral className="ticket-head__line" />}
  </View>
)
