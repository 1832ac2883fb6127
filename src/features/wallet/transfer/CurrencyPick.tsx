import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { CURRENCIES, currency, type CurrencyId } from '@core/domain'
import { CoinIcon, Icon, PickSheet } from '@/components'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
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
      <PickSheet
        open={open}
        title={t('assets.chooseCurrency')}
        options={CURRENCIES.map((c) => ({
          value: c.id,
          text: (
            <>
              <CoinIcon code={c.code} size={28} />
              <Text>{c.code}</Text>
            </>
          ),
          note: noteOf(c.id),
        }))}
        value={value}
        onPick={onPick}
        onClose={() => setOpen(false)}
      />
    </View>
  )
}
