import { Text, View } from '@tarojs/components'
import { currencyById } from '@core/domain'
import { money } from '@core/money'
import { Button, Icon, KeyValue, type IconName } from '@/components'
import { exactAmount } from '@/features/wallet/amounts'
import { go } from '@/features/shell'
import { useText, type TextKey } from '@/i18n'
import '@/i18n/areas/pay'
import type { Transfer } from '../records/filter'
import { useTransfer } from '../records/useTransfers'
import type { Paid } from './usePay'
import './pay.scss'

interface Look {
  readonly icon: IconName
  readonly kind: 'good' | 'wait' | 'back'
  readonly title: TextKey
  readonly text: TextKey
}

const LOOKS: Readonly<Record<Transfer['status'], Look>> = {
  pending: { icon: 'clock', kind: 'wait', title: 'pay.pendingTitle', text: 'pay.pendingText' },
  accepted: { icon: 'check', kind: 'good', title: 'pay.acceptedTitle', text: 'pay.acceptedText' },
  returned: { icon: 'back', kind: 'back', title: 'pay.returnedTitle', text: 'pay.returnedText' },
}
const SENT: Look = { icon: 'check', kind: 'good', title: 'pay.sent', text: 'pay.sentText' }

/** What became of it; a partner's answer shows as soon as it is there. */
export const PayDone = ({ paid, onAgain }: { readonly paid: Paid; readonly onAgain: () => void }) => {
  const { t } = useText()
  const transfer = useTransfer(paid.transfer)
  const chosen = currencyById(transfer.currencyId)
  const look = transfer.kind === 'user' ? SENT : LOOKS[transfer.status]
  if (!chosen) return null
  return (
    <View className="pad pay-done">
      <View className={`pay-done__disc pay-done__disc--${look.kind}`}>
        <Icon name={look.icon} />
      </View>
      <Text className="h1">{t(look.title)}</Text>
      <View className="pay-amount" ariaRole="status">
        {exactAmount(money(transfer.amount), chosen)}
        <View className="pay-amount__unit">{chosen.code}</View>
      </View>
      <Text className="text-2 sm pay-done__text">{t(look.text, { party: transfer.party })}</Text>
      <View className="card pay-done__card">
        <KeyValue label={t('pay.to')}>{transfer.party}</KeyValue>
        <KeyValue label={t(transfer.kind === 'user' ? 'pay.contact' : 'pay.account')}>
          {transfer.account}
        </KeyValue>
        {transfer.reason && <KeyValue label={t('pay.reason')}>{transfer.reason}</KeyValue>}
        {transfer.status !== 'returned' && (
          <KeyValue label={t('pay.availableNow')}>
            {exactAmount(money(paid.available), chosen)} {chosen.code}
          </KeyValue>
        )}
      </View>
      <Button className="wide" onClick={() => go('/pages/home/record')}>
        {t('pay.seeRecords')}
      </Button>
      <Button className="wide" kind="secondary" testId="again" onClick={onAgain}>
        {t('pay.again')}
      </Button>
    </View>
  )
}
