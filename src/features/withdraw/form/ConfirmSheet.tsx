import { View } from '@tarojs/components'
import { currency } from '@core/domain'
import { money } from '@core/money'
import { Button, Icon, KeyValue, Sheet } from '@/components'
import { AddressText } from '@/features/addresses/AddressText'
import { exactAmount } from '@/features/wallet/amounts'
import { useText } from '@/i18n'
import '@/i18n/areas/withdraw'
import type { Withdrawing } from './useWithdraw'
import '../withdraw.scss'

/** The last look: what arrives, over which network, and the address to its last character. */
export const ConfirmSheet = ({ withdraw }: { readonly withdraw: Withdrawing }) => {
  const { t } = useText()
  const { summary, state, busy, confirming } = withdraw
  const { way, address, amount, received } = summary
  const coin = currency(state.currencyId)
  const close = (): void => {
    if (!busy) withdraw.back()
  }
  return (
    <Sheet open={confirming} title={t('withdraw.confirmTitle')} onClose={close}>
      {way && address && amount && received && (
        <>
          <View className="text-2 sm">{t('withdraw.receive')}</View>
          <View className="withdraw-amount">
            {exactAmount(received, coin)}
            <View className="withdraw-amount__unit">{coin.code}</View>
          </View>
          <View className="withdraw-confirm__address">
            <View className="sm text-2">{t('withdraw.toAddress', { label: address.label })}</View>
            <AddressText address={address.address} />
          </View>
          <KeyValue label={t('withdraw.network')}>
            {way.name} · {way.standard}
          </KeyValue>
          <KeyValue label={t('withdraw.amount')}>
            {exactAmount(amount, coin)} {coin.code}
          </KeyValue>
          <KeyValue label={t('withdraw.fee')}>
            {exactAmount(money(way.fee), coin)} {coin.code}
          </KeyValue>
          <View className="withdraw-warning">
            <Icon name="alert" size={20} />
            <View className="grow">{t('withdraw.confirmWarning', { network: way.name })}</View>
          </View>
          <View className="withdraw-buttons">
            <Button kind="secondary" disabled={busy} onClick={close}>
              {t('common.back')}
            </Button>
            <Button testId="withdraw-confirm" busy={busy} onClick={() => void withdraw.send()}>
              {t(busy ? 'withdraw.sending' : 'withdraw.confirm')}
            </Button>
          </View>
        </>
      )}
    </Sheet>
  )
}
