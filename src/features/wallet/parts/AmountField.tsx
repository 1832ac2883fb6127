import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Field } from '@/components'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import './amount-field.scss'

interface Props {
  readonly label: string
  /** Code of the currency behind the amount. */
  readonly currency: string
  readonly value: string
  /** Beside the label: what is available, or the least. */
  readonly note?: ReactNode
  readonly hint?: string
  readonly error?: string
  readonly onChange: (text: string) => void
  readonly onMax: () => void
  readonly onBlur?: () => void
  readonly onEnter?: () => void
}

/** An amount with its currency and a button that fills in the most there is. */
export const AmountField = ({ currency, onMax, ...field }: Props) => {
  const { t } = useText()
  return (
    <Field
      {...field}
      showLabel
      kind="decimal"
      placeholder="0.00"
      maxLength={40}
      after={
        <View className="amount-field">
          <Text className="text-2">{currency}</Text>
          <Tappable className="amount-field__max" testId="max" onClick={onMax}>
            {t('assets.max')}
          </Tappable>
        </View>
      }
    />
  )
}

interface AvailableProps {
  readonly amount: string
  readonly currency: string
}

/** The note that says what is available. */
export const Available = ({ amount, currency }: AvailableProps) => {
  const { t } = useText()
  return <Text>{t('assets.availableIs', { amount, currency })}</Text>
}
