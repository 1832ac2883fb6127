import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { formatAmount, formatPercent, formatSigned, toWire } from '@core/money'
import { FiatText, Icon } from '@/components'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { setPrefs, usePref } from '@/stores/preferences'
import type { TodayProfit } from '../valuation'
import type { Valuation } from '../useValuation'
import { TodaySheet } from './TodaySheet'
import './assets.scss'

const HIDDEN = '******'

/** The one large figure of the screen, its fiat value, and the day's profit and loss. */
export const TotalCard = ({ valuation }: { readonly valuation: Valuation }) => {
  const { t } = useText()
  const hidden = usePref('hideBalances')
  const { total, stale, uncounted, today, rate, fiat, waiting } = valuation
  const amount = total ? formatAmount(total, 2) : '—'
  return (
    <View className="total">
      <Tappable
        className="total__label"
        label={`${t('assets.total')}, ${t(hidden ? 'assets.showBalances' : 'assets.hideBalances')}`}
        onClick={() => setPrefs({ hideBalances: !hidden })}
      >
        <Text>{t('assets.total')}</Text>
        <Icon name={hidden ? 'eyeoff' : 'eye'} size={20} className="text-3" />
      </Tappable>
      <View className="total__figure">
        <Text className={`hero${amount.length > 14 ? ' total__long' : ''}${stale ? ' text-3' : ''}`}>
          {hidden ? HIDDEN : amount}
        </Text>
        <Text className="text-2 body-m">USDT</Text>
      </View>
      {stale && (
        <View className="cap text-3" ariaRole="status">
          {t('assets.stale')}
        </View>
      )}
      {uncounted && !hidden && (
        <View className="cap text-3">{t('assets.uncounted', { coins: uncounted })}</View>
      )}
      <View className="between total__second">
        {hidden ? (
          <Text className="text-3">{HIDDEN}</Text>
        ) : (
          <FiatText
            usdt={total && toWire(total)}
            rate={rate}
            currency={fiat}
            unavailable={waiting ? '' : t('assets.fiatUnavailable')}
          />
        )}
        {today && <Today today={today} hidden={hidden} />}
      </View>
    </View>
  )
}

const directionOf = ({ profit }: TodayProfit): 'up' | 'down' | 'flat' => {
  if (profit.gt('0')) return 'up'
  return profit.lt('0') ? 'down' : 'flat'
}

const Today = ({ today, hidden }: { readonly today: TodayProfit; readonly hidden: boolean }) => {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  const direction = directionOf(today)
  return (
    <>
      <Tappable className="total__today" onClick={() => setOpen(true)} testId="today">
        <Text className="text-2 sm">{t('assets.today')}</Text>
        {hidden ? (
          <Text className="text-2">{HIDDEN}</Text>
        ) : (
          <View className={`total__profit total__profit--${direction}`}>
            {direction !== 'flat' && (
              <View className={`triangle${direction === 'down' ? ' triangle--down' : ''}`} />
            )}
            <Text className="body-m">{formatSigned(today.profit)}</Text>
            {today.percent && <Text className="sm">({formatPercent(today.percent)})</Text>}
          </View>
        )}
        <Icon name="right" size={16} className="text-3" />
      </Tappable>
      <TodaySheet open={open} today={today} onClose={() => setOpen(false)} />
    </>
  )
}
