import { Text, View } from '@tarojs/components'
import { useStore } from 'zustand'
import { Button } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/kline'
import { Tappable } from '@/platform/tap'
import type { ChartSession } from './session'

/** What lies over a chart's picture: loading, failure, the way back to the newest bar. */
export const ChartOverlay = ({ session }: { readonly session: ChartSession }) => {
  const { t } = useText()
  const status = useStore(session.status)
  return (
    <>
      {status.empty && <Cover state={status.feed} onRetry={() => session.retry()} />}
      {!status.empty && !status.atLatest && !status.pointing && (
        <Tappable
          className="chart__latest"
          style={{ bottom: `${status.foot}px` }}
          onClick={() => session.chart.toLatest()}
        >
          <View className="chart__pill">{t('kline.toLatest')}</View>
        </Tappable>
      )}
    </>
  )
}

interface CoverProps {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly onRetry: () => void
}

const BARS = [38, 52, 46, 64, 58, 72, 60, 44, 56, 68, 80, 62]

const Cover = ({ state, onRetry }: CoverProps) => {
  const { t } = useText()
  if (state === 'loading') {
    return (
      <View className="chart__cover chart__cover--loading" ariaLabel={t('common.loading')}>
        {BARS.map((height, i) => (
          <View key={i} className="chart__bone" style={{ height: `${height}%` }} />
        ))}
      </View>
    )
  }
  return (
    <View className="chart__cover">
      <Text className="chart__message">{t(state === 'failed' ? 'kline.failed' : 'kline.empty')}</Text>
      {state === 'failed' && (
        <Button kind="secondary" small onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </View>
  )
}
