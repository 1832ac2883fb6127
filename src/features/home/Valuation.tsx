import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { SUB } from '@core/contract/live'
import { formatPercent, formatSigned, money } from '@core/money'
import { useCall, useLive } from '@/api'
import { Amount, FiatText, Icon } from '@/components'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { useAccounts } from '@/stores/balances'
import { setPrefs, usePref } from '@/stores/preferences'
import { ProfitSheet, type Today } from './ProfitSheet'

/** How often prices are allowed to change the total while the screen is open. */
const REFRESH_MS = 10_000

/** Total valuation, fiat and today's profit and loss, with the eye. */
export const Valuation = () => {
  const { t } = useText()
  const hidden = usePref('hideBalances')
  const { data, reload } = useValuation()
  const [open, setOpen] = useState(false)
  return (
    <View className="pad valuation">
      <View className="row text-2 sm">
        {t('home.total')}
        <Tappable
          className="valuation__eye"
          label={t(hidden ? 'home.show' : 'home.hide')}
          onClick={() => setPrefs({ hideBalances: !hidden })}
        >
          <Icon name={hidden ? 'eyeoff' : 'eye'} size={20} />
        </Tappable>
      </View>
      {data?.usdt === undefined || data.usdt === null ? (
        <View className="hero text-3">{data ? t('common.unavailable') : '—'}</View>
      ) : (
        <Amount className="hero" value={data.usdt} unit="USDT" hidden={hidden} />
      )}
      <View className="text-2">
        {!hidden && data && (
          <FiatText
            usdt={data.usdt}
            rate={data.rate}
            currency={data.fiatCurrency}
            unavailable={t('common.unavailable')}
          />
        )}
      </View>
      {data?.today && <TodayLine today={data.today} hidden={hidden} onClick={() => setOpen(true)} />}
      {data?.today && <ProfitSheet open={open} today={data.today} onClose={() => setOpen(false)} />}
      <RefreshWhenBalancesChange reload={reload} />
    </View>
  )
}

const useValuation = () => {
  const valuation = useCall('assets.valuation', {})
  const { reload } = valuation
  useLive({ type: SUB.assets })
  useEffect(() => {
    const timer = setInterval(() => void reload(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [reload])
  return valuation
}

const RefreshWhenBalancesChange = ({ reload }: { readonly reload: () => Promise<void> }) => {
  const accounts = useAccounts()
  useEffect(() => {
    if (accounts) void reload()
  }, [accounts, reload])
  return null
}

interface TodayLineProps {
  readonly today: Today
  readonly hidden: boolean
  readonly onClick: () => void
}

const TodayLine = ({ today, hidden, onClick }: TodayLineProps) => {
  const { t } = useText()
  const profit = money(today.profit)
  const colour = profit.eq('0') ? 'text-2' : profit.gt('0') ? 'text-up' : 'text-down'
  return (
    <Tappable className="valuation__today" onClick={onClick}>
      <View className="text-2 sm">{t('home.today')}</View>
      <View className={`row gap-1 body-m ${hidden ? 'text-2' : colour}`}>
        {!hidden && !profit.eq('0') && (
          <View className={`triangle${profit.lt('0') ? ' triangle--down' : ''}`} />
        )}
        {hidden ? '******' : `${formatSigned(today.profit)} USDT`}
        {!hidden && today.percent !== null && ` (${formatPercent(today.percent)})`}
      </View>
      <Icon name="right" size={16} className="text-3" />
    </Tappable>
  )
}
