import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { currency, type CurrencyId } from '@core/domain'
import { CoinIcon, Icon } from '@/components'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { CoinSheet } from '../parts/CoinSheet'
import './transfer.scss'

interface Props {
  readonly value: CurrencyId
  /** What the paying account has available. */
  readonly noteOf: (id: CurrencyId) => string
  readonly onPick: (id: CurrencyId) => void
}

export const CurrencyPick = ({ value, noteOf, onPick }: Props) => {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  const { code } = currency(value)
  return (
    <View>
      <View className="transfer__label">{t('assets.currency')}</View>
      <Tappable className="transfer__pick" testId="currency" onClick={() => setOpen(true)}>
        <CoinIcon code={code} size={28} />
        <Text className="grow">{code}</Text>
        <Icon name="chevron" size={16} className="text-3" />
      </Tappable>
      <CoinSheet
        open={open}
        title={t('assets.chooseCurrency')}
        value={value}
        noteOf={noteOf}
        onPick={onPick}
        onClose={() => setOpen(false)}
      />
    </View>
  )
}
