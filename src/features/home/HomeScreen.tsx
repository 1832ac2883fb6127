import { View } from '@tarojs/components'
import { NoticeStrip, Slides } from '@/features/content'
import { FirstTrade } from './FirstTrade'
import { HomeTotal } from './HomeTotal'
import { HotCoins } from './HotCoins'
import { Ranking } from './Ranking'
import { Shortcuts } from './Shortcuts'
import { Welcome } from './Welcome'
import { usePairs, useRowsOrKnown } from '@/features/market'
import { sortPairs } from '@/features/market/sort'
import { AsOf, Problem, Skeleton } from '@/components'
import { Page, Section } from '@/features/shell'
import { FeedTag } from '@/features/shell/FeedTag'
import { useText } from '@/i18n'
import { useLoggedIn } from '@/stores/session'

/** The first tab: what the user owns, ways on, news, and the market in short. */
export const HomeScreen = () => {
  const loggedIn = useLoggedIn()
  const pairs = usePairs()
  return (
    <Page tab="/pages/home/index" onRefresh={pairs.reload} live>
      {loggedIn ? <HomeTotal /> : <Welcome />}
      {loggedIn && <FirstTrade />}
      <Shortcuts />
      <View className="pad">
        <Slides />
        <NoticeStrip />
      </View>
      <MarketPart pairs={pairs} />
    </Page>
  )
}

/** Ticks render this part alone. */
const MarketPart = ({ pairs }: { readonly pairs: ReturnType<typeof usePairs> }) => {
  const { t } = useText()
  const { problem, reload } = pairs
  const { data, asOf } = useRowsOrKnown(pairs)
  if (!data) {
    return (
      <View className="pad">
        {problem ? <Problem problem={problem} onRetry={() => void reload()} /> : <Skeleton rows={4} tall />}
      </View>
    )
  }
  return (
    <>
      <View className="pad">
        {asOf !== null && <AsOf at={asOf} onRetry={() => void reload()} />}
        <Section title={t('home.hot')} right={<FeedTag />} />
      </View>
      <HotCoins
        rows={sortPairs(
          data.filter((row) => row.currentPrice !== null),
          { column: 'volume', down: true },
        )}
      />
      <Ranking rows={data} />
    </>
  )
}
