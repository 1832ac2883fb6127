import { View } from '@tarojs/components'
import { useState } from 'react'
import { LIMIT, openingType, type Side } from '@core/domain/contracts'
import { formatAmount, formatSigned } from '@core/money'
import { Amount, Button, Checkbox, FieldError, KeyValue, Sheet } from '@/components'
import { FeedTag } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'
import { setPrefs } from '@/stores/preferences'
import { SideTag } from '../parts/SideTag'
import type { Terms } from '../terms'
import { colourOf, nameOfBase, nameOfPair, openKey, percentText, priceText, quantityText } from '../words'
import type { TicketState } from './state'
import { triggersOf, type TicketSummary } from './summary'

interface Props {
  /** Null while nothing is asked. */
  readonly side: Side | null
  readonly state: TicketState
  readonly terms: Terms
  readonly summary: TicketSummary
  readonly busy: boolean
  /** Why the order cannot be sent any more, or was refused, as a sentence. */
  readonly problem: string | undefined
  readonly disabled: boolean
  readonly onConfirm: (side: Side) => void
  readonly onClose: () => void
}

/** The exact terms once more, and a way not to be asked again. */
export const ConfirmSheet = (props: Props) => {
  const { side, state, terms, summary, busy, problem, disabled, onConfirm, onClose } = props
  const { t } = useText()
  const [skip, setSkip] = useState(false)
  const { margin, fee, quantity } = summary
  if (!side || !margin || !fee || !quantity) return null
  const confirm = (): void => {
    if (skip) setPrefs({ skipConfirm: true })
    onConfirm(side)
  }
  return (
    <Sheet open title={t('contracts.confirmTitle')} onClose={onClose}>
      <View className="row gap-2">
        <View className="body-m strong">{nameOfPair(terms.tradeId)}</View>
        <SideTag tradeType={openingType(side)} lever={state.lever} />
        <FeedTag />
      </View>
      <Amount
        className="contract-sheet__amount"
        value={quantityText(quantity)}
        decimals={terms.quantityScale}
        unit={nameOfBase(terms.tradeId)}
      />
      <OrderTerms {...props} side={side} />
      <View className="text-3 cap contract-sheet__rule">
        {state.pubType === LIMIT
          ? t('contracts.limitRule')
          : t('contracts.marketRule', { share: percentText(state.slippage) })}
      </View>
      <Checkbox checked={skip} onChange={setSkip} label={t('contracts.skip')} />
      {problem && <FieldError text={problem} />}
      <View className="contract-buttons">
        <Button kind="secondary" onClick={onClose}>
          {t('common.back')}
        </Button>
        <Button
          kind={colourOf(side)}
          busy={busy}
          disabled={disabled}
          onClick={confirm}
          testId="confirm-contract"
        >
          {t(openKey(side))}
        </Button>
      </View>
    </Sheet>
  )
}

type RowsProps = Pick<Props, 'state' | 'terms' | 'summary'> & { readonly side: Side }

const OrderTerms = ({ side, state, terms, summary }: RowsProps) => {
  const { t } = useText()
  const { price, margin, fee, maxLoss, setAside, sides } = summary
  const own = sides?.[side]
  if (!own || !margin || !fee || !maxLoss) return null
  const { win, lost } = triggersOf(state, terms)
  const trigger = (at: typeof win, result: typeof win): string =>
    at && result ? `${priceText(at, terms.tradeId)} (${formatSigned(result)})` : '—'
  return (
    <>
      <KeyValue label={t(state.pubType === LIMIT ? 'contracts.limitPrice' : 'contracts.marketPrice')}>
        {priceText(price, terms.tradeId)}
      </KeyValue>
      <KeyValue label={t('contracts.marginAndFee', { rate: percentText(terms.feeRate) })}>
        {formatAmount(margin)} / {formatAmount(fee)} USDT
      </KeyValue>
      {setAside?.gt(margin.plus(fee)) && (
        <KeyValue label={t('contracts.setAside')}>{formatAmount(setAside)} USDT</KeyValue>
      )}
      <KeyValue label={t('contracts.liquidation')}>
        <View className="text-warn">
          {priceText(own.liquidation, terms.tradeId)}
          {own.distance ? ` (${formatAmount(own.distance)}%)` : ''}
        </View>
      </KeyValue>
      <KeyValue label={t('contracts.breakEven')}>{priceText(own.breakEven, terms.tradeId)}</KeyValue>
      {state.guarded && (
        <>
          <KeyValue label={t('contracts.takeProfit')}>{trigger(win, own.win)}</KeyValue>
          <KeyValue label={t('contracts.stopLoss')}>{trigger(lost, own.lost)}</KeyValue>
        </>
      )}
      <KeyValue label={t('contracts.maxProfit')}>{formatAmount(own.maxProfit)} USDT</KeyValue>
      <KeyValue label={t('contracts.maxLoss')}>{formatAmount(maxLoss)} USDT</KeyValue>
    </>
  )
}
