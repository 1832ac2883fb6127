import { Text, View } from '@tarojs/components'
import { accountTypeById, currency, OPTIONS, type AccountTypeId } from '@core/domain'
import { Button, Icon, KeyValue } from '@/components'
import { useText } from '@/i18n'
import { go } from '@/features/shell'
import { exactAmount } from '../amounts'
import type { Done } from './useMove'
import './transfer.scss'

interface Props {
  readonly done: Done
  /** Back to the ticket that was short of these funds. */
  readonly onTicket: (() => void) | undefined
  readonly onAgain: () => void
}

/** What was moved, and what both accounts have now. */
export const TransferDone = ({ done: { state, amount, ...left }, onTicket, onAgain }: Props) => {
  const { t } = useText()
  const chosen = currency(state.currencyId)
  const name = (type: AccountTypeId): string => t(`assets.account_${accountTypeById(type)?.code ?? 'wallet'}`)
  const next =
    state.to === OPTIONS
      ? ({ url: '/pages/cookie/index', text: 'assets.tradeOptions' } as const)
      : ({ url: '/pages/asset/detail', text: 'assets.funds' } as const)
  return (
    <View className="pad transfer-done">
      <View className="transfer-done__disc">
        <Icon name="check" />
      </View>
      <Text className="text-2">{t('assets.done')}</Text>
      <View className="transfer-done__amount" ariaRole="status">
        <Text>{exactAmount(amount, chosen)}</Text>
        <Text className="transfer-done__unit">{chosen.code}</Text>
      </View>
      <Text className="text-2 sm">
        {t('assets.doneText', { from: name(state.from), to: name(state.to) })}
      </Text>
      <View className="card transfer-done__card">
        <View className="cap text-3">{t('assets.newBalances')}</View>
        {(['from', 'to'] as const).map((side) => (
          <KeyValue key={side} label={name(state[side])}>
            {exactAmount(left[side], chosen)} {chosen.code}
          </KeyValue>
        ))}
      </View>
      <Button className="wide" onClick={onTicket ?? (() => go(next.url))}>
        {t(onTicket ? 'assets.backToTicket' : next.text)}
      </Button>
      <Button className="wide" kind="secondary" onClick={onAgain}>
        {t('assets.again')}
      </Button>
    </View>
  )
}
