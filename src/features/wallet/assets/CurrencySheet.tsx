import { Text, View } from '@tarojs/components'
import { accountTypeById, type AccountTypeId } from '@core/domain'
import type { Money } from '@core/money'
import { Button, KeyValue, Sheet } from '@/components'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import { usePref } from '@/stores/preferences'
import { exactAmount } from '../amounts'
import type { CurrencyRow } from '../holdings'
import { currencyWays } from './ways'
import { Worth, type WorthProps } from './Worth'
import './assets.scss'

interface Props extends Omit<WorthProps, 'row'> {
  readonly row: CurrencyRow | null
  readonly account: AccountTypeId
  readonly onClose: () => void
}

/** One currency of one account: to the last digit, what it is worth, and what can be done with it. */
export const CurrencySheet = ({ row, account, onClose, ...worth }: Props) => {
  const { t } = useText()
  const name = accountTypeById(account)?.code
  const title = row && name ? `${row.currency.code} · ${t(`assets.account_${name}`)}` : ''
  return (
    <Sheet open={row !== null} title={title} onClose={onClose}>
      {row && <Details row={row} account={account} onClose={onClose} {...worth} />}
    </Sheet>
  )
}

const Details = ({ row, account, onClose, ...worth }: Props & { readonly row: CurrencyRow }) => {
  const { t } = useText()
  const hidden = usePref('hideBalances')
  const { currency, available, frozen, total } = row
  const show = (amount: Money): string => (hidden ? '******' : exactAmount(amount, currency))
  const follow = (url: string): void => {
    onClose()
    go(url)
  }
  return (
    <View>
      <View className="currency-sheet__total">
        <Text>{show(total)}</Text>
        <Text className="currency-sheet__unit">{currency.code}</Text>
      </View>
      <View className="currency-sheet__worth">{!hidden && <Worth row={row} {...worth} />}</View>
      <KeyValue label={t('assets.available')}>{show(available)}</KeyValue>
      <KeyValue label={t('assets.frozen')}>{show(frozen)}</KeyValue>
      <View className="currency-sheet__actions">
        {currencyWays(account, currency.id).map(({ id, icon, text, url }) => (
          <Button key={id} kind="secondary" icon={icon} onClick={() => follow(url)}>
            {t(text)}
          </Button>
        ))}
      </View>
    </View>
  )
}
