import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Direction } from '@core/domain/options'
import { formatAmount } from '@core/money'
import { Amount, Button, Checkbox, FieldError, KeyValue, Sheet, Tag } from '@/components'
import { useText } from '@/i18n'
import { formatClock, formatZone } from '@/i18n/time'
import '@/i18n/areas/options'
import { setPrefs } from '@/stores/preferences'
import { accountText, durationText, nameOfPair } from '../words'
import { useMarketSecond } from './Figures'
import type { TicketState, TicketSummary } from './form'

interface Props {
  /** Null while nothing is asked. */
  readonly direction: Direction | null
  readonly state: TicketState
  readonly summary: TicketSummary
  readonly busy: boolean
  /** The order can no longer be sent: the price has become old meanwhile. */
  readonly disabled: boolean
  /** Why, or why the last try was refused: a sentence. */
  readonly problem: string | undefined
  readonly onConfirm: (direction: Direction) => void
  readonly onClose: () => void
}

/** The exact terms once more, and a way not to be asked again. */
export const ConfirmSheet = (props: Props) => {
  const { direction, state, summary, busy, disabled, onConfirm, onClose } = props
  const { t } = useText()
  const [skip, setSkip] = useState(false)
  const now = useMarketSecond()
  const { stake, payout, breakEven } = summary
  if (!direction || !stake || !payout || !breakEven) return null
  const confirm = (): void => {
    if (skip) setPrefs({ skipConfirm: true })
    onConfirm(direction)
  }
  return (
    <Sheet open title={t('options.confirmTitle')} onClose={onClose}>
      <View className="text-2 sm">{t('options.youStake')}</View>
      <Amount className="confirm__amount" value={stake.toFixed()} unit="USDT" />
      <KeyValue label={t('options.pair')}>{nameOfPair(state.tradeId)}</KeyValue>
      <KeyValue label={t('options.direction')}>
        <Tag kind={direction}>{t(direction === 'up' ? 'options.call' : 'options.put')}</Tag>
      </KeyValue>
      <KeyValue label={t('options.duration')}>{durationText(state.seconds)}</KeyValue>
      <KeyValue label={t('options.paidFrom')}>{accountText(state.accountType)}</KeyValue>
      <KeyValue label={t('options.payout')}>{formatAmount(payout)} USDT</KeyValue>
      <KeyValue label={t('options.breakEven')}>{formatAmount(breakEven)}%</KeyValue>
      <KeyValue label={t('options.settles', { zone: formatZone(now) })}>
        {formatClock(now + state.seconds * 1000)}
      </KeyValue>
      <View className="text-3 cap confirm__rule">{t('options.openRule')}</View>
      {props.problem && <FieldError text={props.problem} />}
      <Checkbox checked={skip} onChange={setSkip} label={t('options.skip')} />
      <View className="ticket__buy">
        <Button kind="secondary" onClick={onClose}>
          {t('common.back')}
        </Button>
        <Button kind={direction} busy={busy} disabled={disabled} onClick={confirm} testId="confirm-order">
          {t(direction === 'up' ? 'options.buyCall' : 'options.buyPut')}
        </Button>
      </View>
    </Sheet>
  )
}
