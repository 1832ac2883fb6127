import { Text, View } from '@tarojs/components'
import { useCallback, useState } from 'react'
import type { Pair } from '@core/domain'
import { AMOUNT_DECIMALS, GROUPS } from '@core/domain/book'
import { formatPrice, toWire } from '@core/money'
import { Icon, PickSheet, Tag } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/book'
import { Tappable } from '@/platform/tap'
import { bookOf } from '@/stores/books'
import { setPrefs, usePref } from '@/stores/preferences'
import { groupText, spreadOf } from './model/grouping'
import { useSampled } from './useSampled'

interface Props {
  readonly pair: Pair
  readonly stale: boolean
  readonly compact?: boolean
}

/**
 * How the book is grouped and how fine its amounts are. Between them the spread, or that the prices are old; in the narrow
 * column, where the page has no room to say it at length, whose quotes these are.
 */
export const Toolbar = ({ pair, stale, compact }: Props) => {
  const { t } = useText()
  const prefs = usePref('book')
  return (
    <View className="book__bar">
      <Choice
        name={t('book.group')}
        value={prefs.group}
        choices={GROUPS.map((group) => ({ value: group, text: groupText(pair.priceScale, group) }))}
        onPick={(group) => setPrefs({ book: { ...prefs, group } })}
        testId="book-group"
      />
      {compact ? (
        <Text className="book__spread">{t('book.houseShort')}</Text>
      ) : stale ? (
        <Tag kind="warn">{t('book.stale')}</Tag>
      ) : (
        <Spread pair={pair} />
      )}
      <Choice
        name={t('book.decimals')}
        value={prefs.decimals}
        choices={AMOUNT_DECIMALS.map((decimals) => ({ value: decimals, text: (0).toFixed(decimals) }))}
        onPick={(decimals) => setPrefs({ book: { ...prefs, decimals } })}
        testId="book-decimals"
      />
    </View>
  )
}

interface ChoiceProps<T extends number> {
  readonly name: string
  readonly value: T
  readonly choices: readonly { readonly value: T; readonly text: string }[]
  readonly onPick: (value: T) => void
  readonly testId: string
}

const Choice = <T extends number>({ name, value, choices, onPick, testId }: ChoiceProps<T>) => {
  const [open, setOpen] = useState(false)
  const text = choices.find((choice) => choice.value === value)?.text ?? ''
  return (
    <>
      <Tappable
        className="book__choice"
        label={`${name}: ${text}`}
        onClick={() => setOpen(true)}
        testId={testId}
      >
        <Text>{text}</Text>
        <Icon name="chevron" size={16} className="text-3" />
      </Tappable>
      <PickSheet
        open={open}
        title={name}
        options={choices}
        value={value}
        onPick={onPick}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

/** How often the spread is looked at, in ms: the page is laid out anew with every text that changes. */
const SPREAD_MS = 500

const spreadText = ({ tradeId, priceScale }: Pair): string => {
  const book = bookOf(tradeId)
  const spread = spreadOf(book?.buyList[0]?.price, book?.sellList[0]?.price)
  return spread ? `${formatPrice(spread.price, priceScale)} (${toWire(spread.percent)}%)` : '—'
}

/** Distance of the best prices, ungrouped. */
const Spread = ({ pair }: { readonly pair: Pair }) => {
  const { t } = useText()
  const text = useSampled(
    useCallback(() => spreadText(pair), [pair]),
    SPREAD_MS,
  )
  return (
    <Text className="book__spread">
      {t('book.spread')} {text}
    </Text>
  )
}
