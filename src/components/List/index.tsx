import { Text, View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import type { ReactNode } from 'react'
import type { AppProblem } from '@core/domain'
import { useText } from '@/i18n'
import { Problem } from '../Empty'
import { Skeleton } from '../Skeleton'
import './list.scss'

interface Props<T> {
  readonly pages: {
    readonly items: readonly T[] | undefined
    readonly problem: AppProblem | undefined
    readonly loading: boolean
    readonly more: boolean
    readonly loadMore: () => void
    readonly reload: () => Promise<void>
  }
  readonly row: (item: T) => ReactNode
  readonly empty: ReactNode
}

/** A list that reads on when the page's end comes near. */
export const InfiniteList = <T extends { readonly id: string }>({ pages, row, empty }: Props<T>) => {
  const { t } = useText()
  const { items, problem, loading, more } = pages
  useReachBottom(() => pages.loadMore())
  if (!items && loading) return <Skeleton />
  if (!items && problem) return <Problem problem={problem} onRetry={() => void pages.reload()} />
  if (!items || items.length === 0) return <>{empty}</>
  return (
    <View>
      {items.map((item) => (
        <View key={item.id}>{row(item)}</View>
      ))}
      <View className="list-end">
        {problem ? (
          <Problem problem={problem} onRetry={pages.loadMore} />
        ) : (
          t(more || loading ? 'common.loadMore' : 'common.noMore')
        )}
      </View>
    </View>
  )
}

/** A label and its value on one line. */
export const KeyValue = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <View className="key-value">
    <Text>{label}</Text>
    <View className="key-value__value">{children}</View>
  </View>
)
