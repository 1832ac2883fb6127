import { Text, View } from '@tarojs/components'
import { ACCOUNT_TYPES, type AccountTypeId } from '@core/domain'
import { formatAmount } from '@core/money'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { usePref } from '@/stores/preferences'
import type { Holdings } from '../holdings'
import { accountValue, type PriceOf } from '../valuation'
import './assets.scss'

interface Props {
  readonly holdings: Holdings
  readonly priceOf: PriceOf
  readonly selected: AccountTypeId
  readonly onSelect: (type: AccountTypeId) => void
}

/** The three accounts with what each is worth in USDT. */
export const AccountCards = ({ holdings, priceOf, selected, onSelect }: Props) => {
  const { t } = useText()
  const hidden = usePref('hideBalances')
  const worth = (type: AccountTypeId): string => {
    if (hidden) return '******'
    const value = accountValue(holdings, type, priceOf)
    return value ? formatAmount(value, 2) : '—'
  }
  return (
    <View className="account-cards" ariaRole="tablist" ariaLabel={t('assets.accounts')}>
      {ACCOUNT_TYPES.map(({ id, code }) => (
        <Tappable
          key={id}
          role="tab"
          on={id === selected}
          className={`account-card${id === selected ? ' account-card--on' : ''}`}
          onClick={() => onSelect(id)}
        >
          <Text className="account-card__name">{t(`assets.account_${code}`)}</Text>
          <Text className="account-card__value ellipsis">{worth(id)}</Text>
        </Tappable>
      ))}
    </View>
  )
}
