import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { currency, readAmount, USDT, type OwnLimitName } from '@core/domain'
import { Button, Field, Sheet } from '@/components'
import { useText } from '@/i18n'
import { formatTime } from '@/i18n/time'
import '@/i18n/areas/fair'
import type { SendChange } from './LimitsView'
import type { OwnLimits } from './useLimits'

interface Props {
  readonly name: OwnLimitName | null
  readonly limits: OwnLimits
  readonly busy: boolean
  readonly send: SendChange
  readonly onClose: () => void
}

/** Sets, changes or removes one limit. */
export const LimitSheet = ({ name, ...rest }: Props) => {
  const { t } = useText()
  return (
    <Sheet open={name !== null} title={name ? t(`fair.${name}`) : ''} onClose={rest.onClose}>
      {name && <Form key={name} name={name} {...rest} />}
    </Sheet>
  )
}

const Form = ({ name, limits, busy, send, onClose }: Props & { readonly name: OwnLimitName }) => {
  const { t, problem } = useText()
  const { value } = limits[name]
  const [text, setText] = useState(value ?? '')
  const read = readAmount(text, currency(USDT).scale)
  const say = ({ [name]: { next } }: OwnLimits): string =>
    next ? t('fair.waits', { time: formatTime(next.at) }) : t('fair.saved')
  const save = async (amount: string): Promise<void> => {
    if (await send({ [name]: amount }, say)) onClose()
  }
  return (
    <View className="limits__form">
      <View className="text-2 sm">{t(`fair.${name}Text`)}</View>
      <Field
        showLabel
        kind="decimal"
        label={t('fair.amount')}
        value={text}
        onChange={setText}
        maxLength={20}
        error={text !== '' && read.problem ? problem(read.problem) : undefined}
        after={<Text className="text-2">USDT</Text>}
        hint={t('fair.rule')}
      />
      <Button testId="save-limit" busy={busy} disabled={!read.amount} onClick={() => void save(text)}>
        {t(busy ? 'fair.saving' : 'fair.save')}
      </Button>
      {value !== null && (
        <Button kind="secondary" testId="remove-limit" disabled={busy} onClick={() => void save('')}>
          {t('fair.remove')}
        </Button>
      )}
    </View>
  )
}
