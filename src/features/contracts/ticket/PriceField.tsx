import { View } from '@tarojs/components'
import { Field, Icon } from '@/components'
import { useText } from '@/i18n'
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
