import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button, Empty, Field, Icon, Tabs } from '@/components'
import { FeedTag } from '@/features/shell/FeedTag'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { usePref } from '@/stores/preferences'
import { Directions } from './Directions'
import { MarketRow } from './MarketRow'
import { nextOrder, searchPairs, sortPairs, type Column, type Order } from './sort'
import type { PairRow } from './useMarket'
import './market-list.scss'

type Group = 'favourites' | 'all' | 'options'

interface Props {
  readonly rows: readonly PairRow[]
  readonly search: string
  readonly onSearch: (text: string) => void
}

/** Search, groups, columns to sort by, and the pairs. */
export const MarketList = ({ rows, search, onSearch }: Props) => {
  const { t } = useText()
  const favourites = usePref('favourites')
  const [group, setGroup] = useState<Group>('all')
  const [order, setOrder] = useState<Order>({ column: 'volume', down: true })
  const inGroup = (row: PairRow): boolean =>
    group === 'all' || (group === 'options' ? row.tradable : favourites.includes(row.tradeId))
  const shown = sortPairs(searchPairs(rows.filter(inGroup), search), order)
  return (
    <View className="pad">
      <Field
        kind="search"
        label={t('market.search')}
        placeholder={t('market.search')}
        value={search}
        onChange={onSearch}
        maxLength={12}
        before={<Icon name="search" size={20} />}
        after={search ? <ClearButton onClick={() => onSearch('')} /> : undefined}
      />
      <Tabs
        label={t('market.title')}
        value={group}
        onChange={setGroup}
        choices={[
          { value: 'favourites', text: t('market.favourites') },
          { value: 'all', text: t('market.all') },
          { value: 'options', text: t('market.options') },
        ]}
      />
      <View className="market-list__rule" />
      <Directions rows={rows} tag={<FeedTag />} />
      <Columns order={order} onChange={(column) => setOrder(nextOrder(order, column))} />
      {shown.map((row) => (
        <MarketRow key={row.tradeId} row={row} full />
      ))}
      {shown.length === 0 && <Nothing searching={search !== ''} onShowAll={() => setGroup('all')} />}
    </View>
  )
}

const ClearButton = ({ onClick }: { readonly onClick: () => void }) => {
  const { t } = useText()
  return (
    <Tappable className="market-list__clear" label={t('market.clear')} onClick={onClick}>
      <Icon name="close" size={16} />
    </Tappable>
  )
}

const Nothing = ({
  searching,
  onShowAll,
}: {
  readonly searching: boolean
  readonly onShowAll: () => void
}) => {
  const { t } = useText()
  if (searching) return <Empty icon="search" title={t('market.noMatch')} />
  return (
    <Empty
      icon="star"
      title={t('market.noFavourites')}
      text={t('market.noFavouritesText')}
      action={
        <Button kind="secondary" small onClick={onShowAll}>
          {t('market.showAll')}
        </Button>
      }
    />
  )
}

const Columns = ({
  order,
  onChange,
}: {
  readonly order: Order
  readonly onChange: (column: Column) => void
}) => {
  const { t } = useText()
  const head = (column: Column, text: string) => (
    <Tappable
      className={`sort${order.column === column ? ' sort--on' : ''}`}
      label={t('market.sortBy', { column: text })}
      onClick={() => onChange(column)}
    >
      {text}
      <View className="sort__arrows">
        <View className={`sort__up${order.column === column && !order.down ? ' sort__lit' : ''}`} />
        <View className={`sort__down${order.column === column && order.down ? ' sort__lit' : ''}`} />
      </View>
    </Tappable>
  )
  return (
    <View className="market-list__columns">
      <View className="row gap-1 grow">
        {head('pair', t('market.pair'))}
        {head('volume', t('market.volume'))}
      </View>
      {head('price', t('market.price'))}
      <View className="market-list__change">{head('change', t('market.change'))}</View>
    </View>
  )
}
