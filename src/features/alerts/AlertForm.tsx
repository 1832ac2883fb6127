import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { directionOf, pairName, PAIRS, priceAway, readAlertPrice, type Pair } from '@core/domain'
import { formatPrice, money } from '@core/money'
import { Button, Chips, Field, Switch } from '@/components'
import { translate, useText } from '@/i18n'
import '@/i18n/areas/alerts'
import { useQuote } from '@/stores/quotes'
import { showToast } from '@/stores/toasts'
import type { useAlerts } from './useAlerts'

interface Props {
  readonly pair: Pair
  readonly onPair: (pair: Pair) => void
  readonly busy: boolean
  readonly change: ReturnType<typeof useAlerts>['change']
}

/** Sets an alert on a pair: its price, by typing or as a distance from now, and whether it repeats. */
export const AlertForm = ({ pair, onPair, busy, change }: Props) => {
  const { t, problem: say } = useText()
  const last = useQuote(pair.tradeId)?.currentPrice ?? null
  const [text, setText] = useState('')
  const [repeats, setRepeats] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const read = last === null ? null : readAlertPrice(text, money(last), pair.priceScale)
  const type = (next: string): void => {
    setText(next)
    setRefusal(undefined)
  }
  const save = async (): Promise<void> => {
    const outcome = await change({ add: { tradeId: pair.tradeId, price: text.trim(), repeats } })
    if (outcome === null) {
      type('')
      showToast('success', t('alerts.saved'))
    } else if (outcome) setRefusal(say(outcome))
  }
  const typed = text !== '' && read?.problem ? say(read.problem) : undefined
  return (
    <View className="card alert-form">
      <Chips
        label={t('alerts.pair')}
        value={pair.tradeId}
        onChange={(id) => {
          type('')
          onPair(PAIRS.find(({ tradeId }) => tradeId === id) ?? pair)
        }}
        choices={PAIRS.map(({ tradeId, base }) => ({ value: tradeId, text: base }))}
      />
      <View className="between">
        <Text className="text-2">{t('alerts.now')}</Text>
        <Text className="num">
          {last === null ? t('alerts.noPrice') : formatPrice(last, pair.priceScale)}
        </Text>
      </View>
      <Field
        showLabel
        kind="decimal"
        label={t('alerts.price')}
        value={text}
        onChange={type}
        maxLength={20}
        error={refusal ?? typed}
        after={<Text className="text-2">USDT</Text>}
        hint={read?.amount && last !== null ? previewOf(pair, text.trim(), last) : undefined}
      />
      <Distances last={last} scale={pair.priceScale} value={text} onPick={type} />
      <Switch label={t('alerts.repeats')} testId="alert-repeats" on={repeats} onChange={setRepeats} />
      <View className="text-3 sm">{t(repeats ? 'alerts.repeatsText' : 'alerts.onceText')}</View>
      <Button testId="set-alert" busy={busy} disabled={!read?.amount} onClick={() => void save()}>
        {t(busy ? 'alerts.setting' : 'alerts.set')}
      </Button>
    </View>
  )
}

/** When it will tell, in words. */
const previewOf = (pair: Pair, price: string, last: string): string => {
  const above = directionOf(money(price), money(last)) === 'above'
  const params = { pair: pairName(pair), price: formatPrice(price, pair.priceScale) }
  return translate(above ? 'alerts.willAbove' : 'alerts.willBelow', params)
}

const PERCENTS = ['-5', '-2', '-1', '1', '2', '5'] as const
type Percent = (typeof PERCENTS)[number]

interface DistanceProps {
  readonly last: string | null
  readonly scale: number
  readonly value: string
  readonly onPick: (price: string) => void
}

/** Prices a few percent away from now. */
const Distances = ({ last, scale, value, onPick }: DistanceProps) => {
  const { t } = useText()
  const [picked, setPicked] = useState<{ percent: Percent; price: string } | null>(null)
  return (
    <Chips
      label={t('alerts.quick')}
      value={picked?.price === value ? picked.percent : null}
      onChange={(percent) => {
        if (last === null) return
        const price = priceAway(money(last), percent, scale)
        setPicked({ percent, price })
        onPick(price)
      }}
      choices={PERCENTS.map((percent) => ({
        value: percent,
        text: `${percent.startsWith('-') ? '−' : '+'}${percent.replace('-', '')}%`,
        disabled: last === null,
      }))}
    />
  )
}
