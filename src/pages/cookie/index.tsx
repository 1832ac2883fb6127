import { useMarket } from '@/features/market'
import { AreaList } from '@/features/options/AreaList'
import { useAreas } from '@/features/options/useAreas'
import { Orders, OrdersInvitation } from '@/features/options/orders/Orders'
import { Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/options'

export default function Options() {
  const { t } = useText()
  const areas = useAreas()
  useMarket()
  return (
    <Page
      tab="/pages/cookie/index"
      title={t('options.title')}
      loading={!areas.data && areas.loading}
      problem={areas.data ? undefined : areas.problem}
      onRetry={() => void areas.reload()}
      onRefresh={areas.reload}
      live
    >
      <OrdersInvitation />
      <AreaList areas={areas.data ?? []} />
      <Orders />
    </Page>
  )
}
