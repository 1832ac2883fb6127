import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { LIMIT, MARKET } from '@core/domain/contracts'
import { formatAmount, formatSigned } from '@core/money'
import { Button, Field, FieldError, KeyValue, Sheet, signClass, Slider } from '@/components'
import { FeedTag } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'
import type { Position } from '@/stores/positions'
import { useQuote } from '@/stores/quotes'
import { OrderType } from '../parts/OrderType'
import { SideTag } from '../parts/SideTag'
import { useTerms } from '../feed/useContractConfig'
import { useStale } from '../feed/useStale'
import type { Terms } from '../terms'
import { nameOfBase, nameOfPair, percentText, priceText, sideOfType, closeKey } from '../words'
import {
  closeErrors,
  closingOf,
  percentOfQuantity,
  quantityOfPercent,
  type CloseErrors,
  type CloseState,
} from './closeForm'
import { closableOf } from './live'
import { useClose } from './useClose'

interface Props {
  readonly position: Position
  /** How much of it is proposed. */
  readonly percent: number
  readonly onClose: () => void
}

/** Closes a position or a part of it, at market or at a limit. */
export const CloseSheet = (props: Props) => {
  const terms = useTerms(props.position.tradeId)
  return terms ? <CloseForm {...props} terms={terms} /> : null
}

const STOPS = [0, 25, 50, 75, 100].map((at) => ({ at, text: `${at}%` }))

const CloseForm = ({ position, percent, onClose, terms }: Props & { readonly terms: Terms }) => {
  const { t, problem } = useText()
  const last = useQuote(position.tradeId)?.currentPrice ?? null
  const stale = useStale(position.tradeId)
  const [state, setState] = useState<CloseState>({
    pubType: MARKET,
    quantity: quantityOfPercent(position, percent, terms),
    price: last ?? '',
  })
  const { busy, refused, close } = useClose()
  const errors = closeErrors(state, position, terms, last)
  const blocked = refused ?? (stale ? ({ code: 'PRICE_STALE' } as const) : null)
  const change = (part: Partial<CloseState>): void => setState((before) => ({ ...before, ...part }))
  const send = async (): Promise<void> => {
    if (await close(state, position, terms)) onClose()
  }
  return (
    <Sheet open title={t(closeKey(sideOfType(position.tradeType)))} onClose={onClose}>
      <View className="contract-sheet">
        <View className="row gap-2">
          <Text className="body-m strong">{nameOfPair(position.tradeId)}</Text>
          <SideTag tradeType={position.tradeType} lever={position.lever} />
          <FeedTag />
        </View>
        <CloseInputs state={state} position={position} terms={terms} errors={errors} onChange={change} />
        <CloseFigures state={state} position={position} terms={terms} last={last} />
        {state.pubType === MARKET && (
          <View className="text-3 cap">
            {t('contracts.closeRule', { share: percentText(terms.maxSlippage) })}
          </View>
        )}
        {blocked && <FieldError text={problem(blocked)} />}
        <Button
          busy={busy}
          disabled={Boolean(errors.quantity ?? errors.price) || stale}
          onClick={() => void send()}
          testId="confirm-close"
        >
          {t('contracts.closeNow', {
            quantity: state.quantity.trim() || '0',
            unit: nameOfBase(position.tradeId),
          })}
        </Button>
      </View>
    </Sheet>
  )
}

interface InputsProps {
  readonly state: CloseState
  readonly position: Position
  readonly terms: Terms
  readonly errors: CloseErrors
  readonly onChange: (part: Partial<CloseState>) => void
}

const CloseInputs = ({ state, position, terms, errors, onChange }: InputsProps) => {
  const { t, problem } = useText()
  const unit = nameOfBase(position.tradeId)
  return (
    <>
      <OrderType value={state.pubType} onChange={(pubType) => onChange({ pubType })} />
      {state.pubType === LIMIT && (
        <Field
          showLabel
          kind="decimal"
          label={t('contracts.limitPrice')}
          value={state.price}
          onChange={(price) => onChange({ price })}
          maxLength={20}
          error={state.price && errors.price ? problem(errors.price) : undefined}
          after={<Text className="text-2">USDT</Text>}
        />
      )}
      <Field
        showLabel
        kind="decimal"
        label={t('contracts.closeQuantity')}
        value={state.quantity}
        onChange={(quantity) => onChange({ quantity })}
        maxLength={20}
        error={state.quantity && errors.quantity ? problem(errors.quantity) : undefined}
        note={<Text>{t('contracts.closable', { quantity: closableOf(position).toFixed(), unit })}</Text>}
        after={<Text className="text-2">{unit}</Text>}
      />
      <Slider
        label={t('contracts.closeShare')}
        value={percentOfQuantity(position, state.quantity)}
        max={100}
        stops={STOPS}
        valueText={`${percentOfQuantity(position, state.quantity)}%`}
        onChange={(share) => onChange({ quantity: quantityOfPercent(position, share, terms) })}
        testId="close-share"
      />
    </>
  )
}

type FiguresProps = Pick<InputsProps, 'state' | 'position' | 'terms'> & { readonly last: string | null }

/** What comes back, summed up so that it adds up on screen. */
const CloseFigures = ({ state, position, terms, last }: FiguresProps) => {
  const { t } = useText()
  const closing = closingOf(state, position, terms, last)
  const amount = (value: string | undefined): string => (value ? `${value} USDT` : '—')
  const { result } = closing ?? {}
  return (
    <View>
      <KeyValue label={t(state.pubType === LIMIT ? 'contracts.limitPrice' : 'contracts.marketPrice')}>
        {priceText(closing?.price ?? null, position.tradeId)}
      </KeyValue>
      <KeyValue label={t('contracts.marginBack')}>
        {amount(result && formatAmount(result.margin, 6))}
      </KeyValue>
      <KeyValue label={t('contracts.result')}>
        <View className={result ? signClass(result.profit) : ''}>
          {amount(result && formatSigned(result.profit, 6))}
        </View>
      </KeyValue>
      <KeyValue label={t('contracts.closeFee', { rate: percentText(terms.feeRate) })}>
        {amount(result && formatSigned(result.fee.neg(), 6))}
      </KeyValue>
      <KeyValue label={t('contracts.credited')}>
        <View className="strong">{amount(result && formatAmount(result.credited, 6))}</View>
      </KeyValue>
    </View>
  )
}
