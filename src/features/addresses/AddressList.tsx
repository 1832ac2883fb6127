import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { currencyById } from '@core/domain'
import { maskMiddle } from '@core/money'
import { CoinIcon, Empty, Icon, Tag, Button } from '@/components'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import { formatTime } from '@/i18n/time'
import '@/i18n/areas/addresses'
import { Tappable } from '@/platform/tap'
import { ADD_ADDRESS, chainOf, type Address } from './address'
import { AddressSheet } from './AddressSheet'
import './addresses.scss'

interface Props {
  readonly addresses: readonly Address[]
  /** One was removed. */
  readonly onChanged: () => void
}

export const AddressList = ({ addresses, onChanged }: Props) => {
  const { t } = useText()
  const [open, setOpen] = useState<Address | null>(null)
  if (addresses.length === 0) return <NoAddress />
  return (
    <View className="pad">
      <View className="card address-list">
        {addresses.map((address) => (
          <Row key={address.id} address={address} onTap={() => setOpen(address)} />
        ))}
      </View>
      <View className="cap text-3 address-list__note">{t('addresses.listNote')}</View>
      <AddressSheet
        address={open}
        onClose={() => setOpen(null)}
        onRemoved={() => {
          setOpen(null)
          onChanged()
        }}
      />
    </View>
  )
}

const NoAddress = () => {
  const { t } = useText()
  return (
    <Empty
      icon="withdraw"
      title={t('addresses.none')}
      text={t('addresses.noneText')}
      action={<Button onClick={() => go(ADD_ADDRESS)}>{t('addresses.add')}</Button>}
    />
  )
}

const Row = ({ address, onTap }: { readonly address: Address; readonly onTap: () => void }) => {
  const { t } = useText()
  const { currencyId, label, heldUntil } = address
  return (
    <Tappable className="address-row" testId="address" onClick={onTap}>
      <CoinIcon code={currencyById(currencyId)?.code ?? ''} />
      <View className="grow address-row__text">
        <View className="address-row__label ellipsis">{label}</View>
        <View className="cap text-3">
          {chainOf(address)} · {maskMiddle(address.address)}
        </View>
        {heldUntil !== null && (
          <View className="address-row__held">
            <Tag kind="warn">
              <Icon name="clock" size={14} />
              <Text>{t('addresses.heldUntil', { time: formatTime(heldUntil) })}</Text>
            </Tag>
          </View>
        )}
      </View>
      <Icon name="right" size={16} className="text-3" />
    </Tappable>
  )
}
