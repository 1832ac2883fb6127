import { View } from '@tarojs/components'
import { useState } from 'react'
import { currency } from '@core/domain'
import { Button, KeyValue, Sheet } from '@/components'
import { exactAmount } from '@/features/wallet/amounts'
import { useText } from '@/i18n'
import '@/i18n/areas/pay'
import type { Pay } from './usePay'
import './pay.scss'

/** What a text was before something began that changes it: while it runs, the balance may be the one after it already. */
const useHeld = (text: string, held: boolean): string => {
  const [kept, keep] = useState(text)
  if (!held && kept !== text) keep(text)
  return held ? kept : text
}

/** Once more, large: how much, and to whom. */
export const ConfirmSheet = ({ pay }: { readonly pay: Pay }) => {
  const { t } = useText()
  const { state, facts, summary, busy, confirming } = pay
  const chosen = currency(state.currencyId)
  const user = state.kind === 'user'
  const after = useHeld(summary.after ? `${exactAmount(summary.after, chosen)} ${chosen.code}` : '', busy)
  const close = (): void => {
    if (!busy) pay.back()
  }
  return (
    <Sheet open={confirming} title={t('pay.confirmTitle')} onClose={close}>
      <View className="text-2 sm">{t('pay.youSend')}</View>
      <View className="pay-amount">
        {summary.amount && exactAmount(summary.amount, chosen)}
        <View className="pay-amount__unit">{chosen.code}</View>
      </View>
      <KeyValue label={t('pay.to')}>{(user ? facts.found?.nickname : facts.partner?.name) ?? ''}</KeyValue>
      <KeyValue label={t(user ? 'pay.contact' : 'pay.partnerAccount')}>
        {user ? (facts.found?.contact ?? '') : state.account.trim()}
      </KeyValue>
      <KeyValue label={t('pay.from')}>{t('assets.account_wallet')}</KeyValue>
      <KeyValue label={t('assets.fee')}>{t('assets.free')}</KeyValue>
      {after && <KeyValue label={t('pay.afterwards')}>{after}</KeyValue>}
      <View className="pay-note pay-note--sheet">{t(user ? 'pay.userFinal' : 'pay.partnerFrozen')}</View>
      <View className="pay-buttons">
        <Button kind="secondary" disabled={busy} onClick={close}>
          {t('common.back')}
        </Button>
        <Button testId="send" busy={busy} onClick={() => void pay.send()}>
          {t(busy ? 'pay.sending' : 'pay.send')}
        </Button>
      </View>
    </Sheet>
  )
}
