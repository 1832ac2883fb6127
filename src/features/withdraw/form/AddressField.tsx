import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { maskMiddle } from '@core/money'
import { Button, FieldError, Icon, Sheet } from '@/components'
import { ScanButton } from '@/features/scan/ScanButton'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import { formatTime } from '@/i18n/time'
import '@/i18n/areas/addresses'
import '@/i18n/areas/withdraw'
import { Tappable } from '@/platform/tap'
import { addAddressUrl, type Address } from './state'
import { useScannedTarget } from './useScannedTarget'
import type { Withdrawing } from './useWithdraw'
import '../withdraw.scss'

interface Props {
  readonly withdraw: Withdrawing
}

/** One of the bound addresses, or the way to bind the first. */
export const AddressField = ({ withdraw }: Props) => {
  const { t, problem } = useText()
  const [open, setOpen] = useState(false)
  const { summary, form } = withdraw
  const wrong = form.errors.address
  const take = useScannedTarget(withdraw)
  return (
    <View>
      <View className="withdraw-head">
        <Text>{t('withdraw.address')}</Text>
        <ScanButton label={t('withdraw.address')} onText={take} />
      </View>
      {summary.fitting.length === 0 ? (
        <NoAddress withdraw={withdraw} />
      ) : (
        <Tappable
          className={`withdraw-address${wrong ? ' withdraw-address--wrong' : ''}`}
          testId="address"
          onClick={() => setOpen(true)}
        >
          {summary.address ? (
            <Line address={summary.address} />
          ) : (
            <Text className="grow text-3">{t('withdraw.chooseAddress')}</Text>
          )}
          <Icon name="book" size={20} className="text-2" />
        </Tappable>
      )}
      {wrong && <FieldError text={problem(wrong)} />}
      <AddressPick withdraw={withdraw} open={open} onClose={() => setOpen(false)} />
    </View>
  )
}

const Line = ({ address: { label, address } }: { readonly address: Address }) => (
  <View className="grow withdraw-address__line">
    <Text className="withdraw-address__label ellipsis">{label}</Text>
    <Text className="text-3">{maskMiddle(address)}</Text>
  </View>
)

const NoAddress = ({ withdraw: { state, summary, known } }: Props) => {
  const { t } = useText()
  if (!known) return <View className="withdraw-address" />
  return (
    <View className="withdraw-guide" ariaRole="note">
      <Icon name="alert" size={20} />
      <View className="grow">
        <View className="withdraw-guide__title">{t('withdraw.noAddress')}</View>
        <Text>{t('withdraw.noAddressText', { network: summary.way?.name ?? '' })}</Text>
        <Button
          small
          kind="secondary"
          testId="bind-address"
          onClick={() => go(addAddressUrl(state.currencyId, summary.way?.id))}
        >
          {t('withdraw.addAddress')}
        </Button>
      </View>
    </View>
  )
}

interface PickProps extends Props {
  readonly open: boolean
  readonly onClose: () => void
}

const AddressPick = ({ withdraw, open, onClose }: PickProps) => {
  const { t } = useText()
  const { state, summary } = withdraw
  const pick = (address: Address): void => {
    withdraw.change({ addressId: address.id })
    onClose()
  }
  return (
    <Sheet open={open} title={t('withdraw.chooseAddress')} onClose={onClose}>
      <View className="withdraw-addresses">
        {summary.fitting.map((address) => (
          <Tappable
            key={address.id}
            className="withdraw-addresses__row"
            role="radio"
            on={address.id === summary.address?.id}
            disabled={address.heldUntil !== null}
            onClick={() => pick(address)}
          >
            <View className="grow">
              <View className="withdraw-address__label ellipsis">{address.label}</View>
              <View className="cap text-3">{maskMiddle(address.address)}</View>
              {address.heldUntil !== null && (
                <View className="cap withdraw-addresses__held">
                  {t('addresses.heldUntil', { time: formatTime(address.heldUntil) })}
                </View>
              )}
            </View>
            {address.id === summary.address?.id && <Icon name="check" size={20} className="text-lime" />}
          </Tappable>
        ))}
      </View>
      <Button
        kind="secondary"
        icon="plus"
        className="withdraw-wide"
        onClick={() => {
          onClose()
          go(addAddressUrl(state.currencyId, summary.way?.id))
        }}
      >
        {t('withdraw.addAddress')}
      </Button>
    </Sheet>
  )
}
