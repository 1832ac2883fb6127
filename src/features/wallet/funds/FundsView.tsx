import { View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { Button, Empty, InfiniteList } from '@/components'
import { useText } from '@/i18n'
import { formatZone } from '@/i18n/time'
import { go } from '@/features/shell'
import { ResultSheet } from '@/features/options/orders/ResultSheet'
import { Tappable } from '@/platform/tap'
import { dayHeads, type FundEntry } from './entries'
import { EntryRow } from './EntryRow'
import { EntrySheet } from './EntrySheet'
import { isFiltered, NO_FILTER } from './filter'
import { FilterBar } from './FilterBar'
import { useBehind } from './useBehind'
import type { useFunds } from './useFunds'
import './funds.scss'

/** Every movement of the user's funds, newest first, under the days on which they happened. */
export const FundsView = ({ filter, setFilter, pages, hasNews, refresh }: ReturnType<typeof useFunds>) => {
  const { t } = useText()
  const [shown, setShown] = useState<FundEntry | null>(null)
  const { order, follow, closeOrder } = useBehind()
  const heads = useMemo(() => dayHeads(pages.items ?? []), [pages.items])
  return (
    <View className="funds">
      <FilterBar filter={filter} onChange={setFilter} />
      <View className="pad">
        <View className="funds__zone">{t('assets.zone', { zone: formatZone() })}</View>
        {hasNews && (
          <Tappable className="funds__news" onClick={() => void refresh()}>
            {t('assets.news')}
          </Tappable>
        )}
        <InfiniteList
          pages={pages}
          row={(entry) => (
            <>
              {heads.has(entry.id) && <View className="funds__day">{heads.get(entry.id)}</View>}
              <EntryRow entry={entry} onOpen={setShown} />
            </>
          )}
          empty={<NoEntries filtered={isFiltered(filter)} onClear={() => setFilter(NO_FILTER)} />}
        />
      </View>
      <EntrySheet entry={shown} onFollow={follow} onClose={() => setShown(null)} />
      <ResultSheet order={order} onClose={closeOrder} />
    </View>
  )
}

const NoEntries = ({ filtered, onClear }: { readonly filtered: boolean; readonly onClear: () => void }) => {
  const { t } = useText()
  return filtered ? (
    <Empty
      icon="search"
      title={t('assets.noMatch')}
      text={t('assets.noMatchText')}
      action={
        <Button kind="secondary" onClick={onClear}>
          {t('assets.clearFilters')}
        </Button>
      }
    />
  ) : (
    <Empty
      icon="record"
      title={t('assets.noEntries')}
      text={t('assets.noEntriesText')}
      action={
        <Button kind="secondary" onClick={() => go('/pages/asset/transfer')}>
          {t('assets.transfer')}
        </Button>
      }
    />
  )
}
