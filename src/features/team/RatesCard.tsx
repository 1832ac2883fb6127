import { Text, View } from '@tarojs/components'
import { currency, type CurrencyId } from '@core/domain'
import { formatAmount, money } from '@core/money'
import { shareText } from '@/features/fair/percent'
import { durationOf } from '@/features/share/duration'
import { Section } from '@/features/shell'
import { exactAmount } from '@/features/wallet/amounts'
import { useText } from '@/i18n'
import '@/i18n/areas/team'
import { formatTime } from '@/i18n/time'
import type { Rates } from './useTeam'
import './team.scss'

/** An amount of the wire with its coin. */
export const coinAmount = ({ currencyId, amount }: { currencyId: number; amount: string }): string => {
  const coin = currency(currencyId as CurrencyId)
  return `${exactAmount(money(amount), coin)} ${coin.code}`
}

/** What rewards are given, when they are paid, and how full the running pool is. */
export const RatesCard = ({ rates }: { readonly rates: Rates }) => {
  const { t } = useText()
  const { unit, count } = durationOf(rates.vestMinutes)
  const shares = [
    [shareText(rates.direct), t('team.rateDirect'), t('team.rateDirectText')],
    [shareText(rates.team), t('team.rateTeam'), t('team.rateTeamText')],
    [shareText(rates.global), t('team.rateGlobal'), t('team.rateGlobalText')],
  ] as const
  const { end, amounts } = rates.pool
  return (
    <View>
      <Section title={t('team.rates')} />
      <View className="card team-rates">
        {shares.map(([share, name, text]) => (
          <View key={name} className="team-rates__row">
            <Text className="team-rates__share">{share}</Text>
            <View className="grow">
              <View className="body-m">{name}</View>
              <View className="text-2 cap">{text}</View>
            </View>
          </View>
        ))}
        <Fact name={t('team.vesting')} value={t(`team.${unit}`, { count })} />
        <Fact name={t('team.cap')} value={t('team.capText', { share: shareText(rates.cap) })} />
        <Fact
          name={t('team.pool')}
          value={amounts.length > 0 ? amounts.map(coinAmount).join(' · ') : t('team.poolEmpty')}
          note={t('team.poolEnds', { time: formatTime(end) })}
        />
      </View>
    </View>
  )
}

interface FactProps {
  readonly name: string
  readonly value: string
  readonly note?: string
}

const Fact = ({ name, value, note }: FactProps) => (
  <View className="team-rates__fact">
    <Text className="text-2 sm">{name}</Text>
    <View className="right grow">
      <View className="sm">{value}</View>
      {note && <View className="text-3 cap">{note}</View>}
    </View>
  </View>
)

/** A weight such as 0.25, without needless zeros. */
export const weightText = (weight: string): string => formatAmount(weight, 2).replace(/\.?0+$/, '')
