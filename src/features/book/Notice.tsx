import { View } from '@tarojs/components'
import { Empty } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/book'

interface Props {
  readonly state: 'loading' | 'empty'
  /** Rows of the layout that is on its way. */
  readonly rows: number
}

/** Grey rows while the first message is on its way, or that there is nothing to show. */
export const BookNotice = ({ state, rows }: Props) => {
  const { t } = useText()
  if (state === 'empty') return <Empty title={t('book.empty')} text={t('book.emptyText')} />
  return (
    <View className="book-bones" ariaLabel={t('common.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <View key={row} className="book-bones__row" style={{ opacity: 1 - row / (rows + 1) }} />
      ))}
    </View>
  )
}
