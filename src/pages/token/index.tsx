import { View } from '@tarojs/components'
import { BBT } from '@core/domain'
import { Button } from '@/components'
import { Burns } from '@/features/token/Burns'
import { Figures } from '@/features/token/Figures'
import { PriceCard } from '@/features/token/PriceCard'
import { useToken } from '@/features/token/useToken'
import { go, Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/token'

/** The platform's own token: price, issuance, what was burned. */
export default function TokenPage() {
  const { t } = useText()
  const { statistics, price, reload } = useToken()
  const { data, problem } = statistics
  return (
    <Page
      tab="/pages/token/index"
      title={t('token.title')}
      live
      loading={!data && !problem}
      problem={data ? undefined : problem}
      onRetry={() => void reload()}
      onRefresh={reload}
      foot={
        <Button
          className="token-exchange"
          testId="token-exchange"
          onClick={() => go(`/pages/token/exchange?to=${BBT}`)}
        >
          {t('token.exchange')}
        </Button>
      }
    >
      {data && (
        <View className="pad">
          <PriceCard price={price} />
          <Figures statistics={data} />
          <Burns burns={data.burns} />
        </View>
      )}
    </Page>
  )
}
