import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { TradeId } from '@core/domain'
import { Field, Icon } from '@/components'
import { OrderBook } from '@/features/book/OrderBook'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'
import { Tappable } from '@/platform/tap'
import type { Terms } from '../terms'
import { stepPrice, type TicketState } from './state'

interface Props {
  readonly state: TicketState
  readonly terms: Terms
  readonly last: string | null
  readonly error: string | undefined
  readonly onChange: (change: Partial<TicketState>) => void
}

/** Rows a side: enough to see where the market stands. */
const BOOK_LEVELS = 5

/** The book, opened on demand; a tapped row is the limit price. */
export const PickFromBook = ({
  tradeId,
  onPick,
}: {
  readonly tradeId: TradeId
  readonly onPick: (price: string) => void
}) => {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  return (
    <View>
      <Tappable className="contract-line" testId="open-book" onClick={() => setOpen(!open)}>
        <Text>{t('contracts.book')}</Text>
        <Icon name="chevron" size={16} className={`text-3${open ? ' contract-line__turned' : ''}`} />
      </Tappable>
      {open && <OrderBook compact tradeId={tradeId} levels={BOOK_LEVELS} onPick={onPick} />}
    </View>
  )
}

/** The limit price with steps of the smallest unit and the last price. */
export const PriceField = ({ state, terms, last, error, onChange }: Props) => {
  const { t } = useText()
  const step = (by: 1 | -1) => onChange({ price: stepPrice(state.price, terms, by, last) })
  return (
    <Field
      showLabel
      kind="decimal"
      label={t('contracts.limitPrice')}
      value={state.price}
      onChange={(price) => onChange({ price })}
      maxLength={20}
      placeholder={last ?? ''}
      error={error}
      before={
        <Tappable className="contract-step" label={t('contracts.priceDown')} onClick={() => step(-1)}>
          <Icon name="minus" size={20} />
        </Tappable>
      }
      after={
        <>
          {last !== null && (
            <Tappable className="contract-last" onClick={() => onChange({ price: last })}>
              {t('contracts.last')}
            </Tappable>
          )}
          <View className="contract-step__line" />
          <Tappable className="contract-step" label={t('contracts.priceUp')} onClick={() => step(1)}>
            <Icon name="plus" size={20} />
          </Tappable>
        </>
      }
    />
  )
}
