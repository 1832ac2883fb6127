import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { formatAmount, formatPercent, formatSigned } from '@core/money'
import { Button, Icon, signClass, Tag } from '@/components'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'
import { Tappable } from '@/platform/tap'
import type { Position } from '@/stores/positions'
import { useQuote } from '@/stores/quotes'
import { SideTag } from '../parts/SideTag'
import { nameOfBase, nameOfPair, priceText, quantityText } from '../words'
import { CloseSheet } from './CloseSheet'
import { closableOf, type LivePosition } from './live'
import { TriggerSheet } from './TriggerSheet'
import { useLivePosition } from './useLive'

/** An open position: what it is worth now, where it ends, and what can be done with it. */
export const PositionCard = ({ position }: { readonly position: Position }) => {
  const { t } = useText()
  const live = useLivePosition(position)
  const quote = useQuote(position.tradeId)
  const pair = nameOfPair(position.tradeId)
  return (
    <View className="card contract-card" ariaLabel={pair}>
      <View className="between">
        <View className="row gap-2">
          <Text className="body-m strong">{pair}</Text>
          <SideTag tradeType={position.tradeType} lever={position.lever} />
          <Tag>{t('contracts.isolated')}</Tag>
        </View>
        <Tappable
          className="contract-card__chart"
          label={t('contracts.chartOf', { pair })}
          onClick={() => go(`/pages/kline/kline?tradeId=${position.tradeId}`)}
        >
          <Icon name="market" size={20} />
        </Tappable>
      </View>
      <Result live={live} stale={quote?.stale ?? true} />
      <Facts position={position} live={live} mark={quote?.currentPrice ?? null} />
      <Ends position={position} />
      <Actions position={position} />
    </View>
  )
}

const Result = ({ live, stale }: { readonly live: LivePosition | null; readonly stale: boolean }) => {
  const { t } = useText()
  const colour = live && !stale ? signClass(live.profit) : 'text-3'
  const falling = live?.profit.lt('0')
  return (
    <View className="between contract-card__result">
      <View>
        <View className="contract-card__label">{t('contracts.profit')}</View>
        <View className={`h1 ${colour}`}>{live ? formatSigned(live.profit) : '—'}</View>
      </View>
      <View className="right">
        <View className="contract-card__label">{t('contracts.return')}</View>
        <View className={`h1 row gap-1 contract-card__return ${colour}`}>
          {live && !live.profit.eq('0') && <View className={`triangle${falling ? ' triangle--down' : ''}`} />}
          {live ? formatPercent(live.percent) : '—'}
        </View>
      </View>
    </View>
  )
}

interface FactsProps {
  readonly position: Position
  readonly live: LivePosition | null
  readonly mark: string | null
}

const Facts = ({ position, live, mark }: FactsProps) => {
  const { t } = useText()
  const { tradeId } = position
  const facts = [
    [t('contracts.size', { unit: nameOfBase(tradeId) }), quantityText(position.curQuantity)],
    [t('contracts.entry'), priceText(position.openPrice, tradeId)],
    [t('contracts.mark'), priceText(mark, tradeId)],
    [t('contracts.margin'), formatAmount(position.guarantee)],
    [t('contracts.liqShort'), priceText(position.expectClosePrice, tradeId), 'text-warn'],
    [t('contracts.risk'), live?.risk ? `${formatAmount(live.risk)}%` : '—'],
    [t('contracts.openFee'), formatAmount(position.openCharge)],
    [t('contracts.breakEven'), priceText(position.breakEvenPrice, tradeId)],
    [t('contracts.toLiq'), live?.distance ? `${formatAmount(live.distance)}%` : '—'],
  ] as const
  return (
    <View className="contract-facts">
      {facts.map(([label, value, colour]) => (
        <View key={label} className="contract-facts__cell">
          <View className="contract-card__label">{label}</View>
          <View className={`contract-facts__value ${colour ?? ''}`}>{value}</View>
        </View>
      ))}
    </View>
  )
}

/** Take-profit, stop-loss and what working orders will close, where there are any. */
const Ends = ({ position }: { readonly position: Position }) => {
  const { t } = useText()
  const { winPrice, lostPrice, closingQuantity, tradeId } = position
  const closing = closingQuantity !== '0'
  if (winPrice === null && lostPrice === null && !closing) return null
  return (
    <View className="contract-card__ends text-2 cap">
      {winPrice !== null && <View>{t('contracts.tpAt', { price: priceText(winPrice, tradeId) })}</View>}
      {lostPrice !== null && <View>{t('contracts.slAt', { price: priceText(lostPrice, tradeId) })}</View>}
      {closing && (
        <View>
          {t('contracts.closing', { quantity: quantityText(closingQuantity), unit: nameOfBase(tradeId) })}
        </View>
      )}
    </View>
  )
}

const Actions = ({ position }: { readonly position: Position }) => {
  const { t } = useText()
  const [sheet, setSheet] = useState<'triggers' | 'part' | 'all' | null>(null)
  const shut = (): void => setSheet(null)
  const none = !closableOf(position).gt('0')
  return (
    <View className="contract-buttons">
      <Button kind="secondary" small onClick={() => setSheet('triggers')} testId="edit-triggers">
        {t('contracts.tpSl')}
      </Button>
      <Button kind="secondary" small disabled={none} onClick={() => setSheet('part')} testId="close-part">
        {t('contracts.closePart')}
      </Button>
      <Button kind="secondary" small disabled={none} onClick={() => setSheet('all')} testId="close-position">
        {t('contracts.close')}
      </Button>
      {sheet === 'triggers' && <TriggerSheet position={position} onClose={shut} />}
      {(sheet === 'part' || sheet === 'all') && (
        <CloseSheet position={position} percent={sheet === 'all' ? 100 : 50} onClose={shut} />
      )}
    </View>
  )
}
