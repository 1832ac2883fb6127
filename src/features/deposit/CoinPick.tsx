import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { currency, type CurrencyId } from '@core/domain'
import { CoinIcon, Icon } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/deposit'
import { Tappable } from '@/platform/tap'
import { CoinSheet } from '@/features/wallet/parts/CoinSheet'
import type { CurrencyInfo } from './form'

interface Props {
  readonly value: CurrencyId
  readonly infos: readonly CurrencyInfo[]
  readonly onPick: (id: CurrencyId) => void
}

/** The coin that is deposited, with its full name. */
export const CoinPick = ({ value, infos, onPick }: Props) => {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  const nameOf = (id: number): string => infos.find((info) => info.id === id)?.name ?? ''
  const { code } = currency(value)
  return (
    <View>
      <Tappable className="deposit-coin" testId="currency" onClick={() => setOpen(true)}>
        <CoinIcon code={code} size={28} />
        <Text className="deposit-coin__code">{code}</Text>
        <Text className="grow text-3 ellipsis">{nameOf(value)}</Text>
        <Icon name="chevron" size={16} className="text-3" />
      </Tappable>
      <CoinSheet
        open={open}
        title={t('deposit.chooseCoin')}
        value={value}
        noteOf={nameOf}
        onPick={onPick}
        onClose={() => setOpen(false)}
      />
    </View>
  )
}
