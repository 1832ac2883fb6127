import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button, Empty, Field, Icon, Tabs } from '@/components'
import { FeedTag } from '@/features/shell/FeedTag'
import { useText, type TextKey } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { Columns } from './Columns'
import { Directions } from './Directions'
import { useFavourites } from './favourites/useFavourites'
import { firstOrder, GROUPS, isRank, rowsOf, type Group } from './groups'
import { MarketRow } from './MarketRow'
import { nextOrder, searchPairs, type Column, type Order } from './sort'
import { Star } from './Star'
import { useCalmOrder } from './useCalmOrder'
import type { PairRow } from './useMarket'
import { useRanking } from './useRanking'
import './market-list.scss'

interface Props {
  readonly rows: readonly PairRow[]
  readonly search: string
  readonly onSearch: (text: string) => void
}

const GROUP_NAMES: Readonly<Record<Group, TextKey>> = {
  all: 'market.all',
  favourites: 'market.favourites',
  gainers: 'home.gainers',
  losers: 'home.losers',
  turnover: 'home.turnover',
}

/** Search, groups and rankings, columns to sort by, and the pairs. */
export const MarketList = ({ rows, search, onSearch }: Props) => {
  const { t } = useText()
  const favourites = useFavourites()
  const [{ group, order }, setView] = useState<Shown>({ group: 'all', order: firstOrder('all') })
  useRanking(group)
  const names = useNames()
  const found = searchPairs(rowsOf(group, rows, favourites, order), search, names)
  const { rows: shown, touch } = useCalmOrder(
    found,
    [group, order?.column, order?.down, search, ...favourites].join(),
  )
  return (
    <View className="pad market-list">
      <SearchField search={search} onSearch={onSearch} />
      <Tabs
        label={t('market.groups')}
        value={group}
        onChange={(value) => setView({ group: value, order: firstOrder(value) })}
        choices={GROUPS.map((value) => ({ value, text: t(GROUP_NAMES[value]) }))}
      />
      <View className="market-list__rule" />
      <Directions rows={rows} tag={<FeedTag />} />
      <Columns order={order} onChange={(column) => setView((view) => sortedBy(view, column))} />
      <View {...touch} onTouchCancel={touch.onTouchEnd}>
        {shown.map((row) => (
          <MarketRow key={row.tradeId} row={row} star={<Star tradeId={row.tradeId} name={nameOf(row)} />} />
        ))}
      </View>
      {shown.length === 0 && (
        <Nothing
          group={group}
          search={search}
          onClear={() => onSearch('')}
          onShowAll={() => setView({ group: 'all', order: firstOrder('all') })}
        />
      )}
    </View>
  )
}

interface Shown {
  readonly group: Group
  readonly order: Order | null
}

/** Another order than its own makes no ranking: all pairs are shown in it. */
const sortedBy = ({ group, order }: Shown, column: Column): Shown => ({
  group: isRank(group) ? 'all' : group,
  order: nextOrder(order, column),
})

const nameOf = (row: PairRow): string => `${row.tradeCurrencyName}/${row.currencyName}`

/** What a coin is called besides its code, in the user's language. */
const useNames = (): Readonly<Record<string, string>> => {
  const { t } = useText()
  return {
    BTC: t('market.name_BTC'),
    ETH: t('market.name_ETH'),
    TRX: t('market.name_TRX'),
    BBT: t('market.name_BBT'),
  }
}

const SearchField = ({ search, onSearch }: Omit<Props, 'rows'>) => {
  const { t } = useText()
  return (
    <Field
      kind="search"
      label={t('market.search')}
      placeholder={t('market.search')}
      value={search}
      onChange={onSearch}
      maxLength={16}
      before={<Icon name="search" size={20} />}
      after={
        search ? (
          <Tappable className="market-list__clear" label={t('market.clear')} onClick={() => onSearch('')}>
            <Icon name="close" size={16} />
          </Tappable>
        ) : undefined
      }
    />
  )
}

interface NothingProps {
  readonly group: Group
  readonly search: string
  readonly onClear: () => void
  readonly onShowAll: () => void
}

/** Why the list is empty, and what to do next. */
const Nothing = ({ group, search, onClear, onShowAll }: NothingProps) => {
  const { t } = useText()
  const [title, text, action, onClick]: readonly [string, string, TextKey, () => void] = search
    ? [t('market.noMatch'), t('market.noMatchText', { text: search }), 'market.clear', onClear]
    : group === 'favourites'
      ? [t('market.noFavourites'), t('market.noFavouritesText'), 'market.showAll', onShowAll]
      : [t('market.noFigures'), t('market.noFiguresText'), 'market.showAll', onShowAll]
  return (
    <Empty
      icon={search ? 'search' : group === 'favourites' ? 'star' : 'clock'}
      title={title}
      text={text}
      action={
        <Button kind="secondary" onClick={onClick}>
          {t(action)}
        </Button>
      }
    />
  )
}
