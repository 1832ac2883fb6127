import { Text, View } from '@tarojs/components'
import type { AccountTypeId, CurrencyId } from '@core/domain'
import { Button, Checkbox, CoinIcon, Empty } from '@/components'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { setPrefs, usePref } from '@/stores/preferences'
import { shortAmount } from '../amounts'
import { currencyRows, type CurrencyRow, type Holdings } from '../holdings'
import { isSmall, type PriceOf } from '../valuation'
import { Worth } from './Worth'
import './assets.scss'

interface Props {
  readonly holdings: Holdings
  readonly account: AccountTypeId
  readonly priceOf: PriceOf
  readonly rate: string | null
  readonly fiat: string
  readonly onOpen: (currencyId: CurrencyId) => void
  readonly onTransfer: () => void
}

/** The currencies of the chosen account. */
export const CurrencyList = ({ holdings, account, onTransfer, ...rest }: Props) => {
  const { t } = useText()
  const hideSmall = usePref('hideSmall')
  const { priceOf } = rest
  const rows = currencyRows(holdings, account).filter(
    ({ currency, total }) => !hideSmall || !isSmall(total, priceOf(currency.id)),
  )
  return (
    <View>
      <View className="between currency-head">
        <Text className="cap text-3">{t('assets.currency')}</Text>
        <Checkbox
          checked={hideSmall}
          label={t('assets.hideSmall')}
          onChange={(checked) => setPrefs({ hideSmall: checked })}
        />
      </View>
      {rows.map((row) => (
        <Row key={row.currency.id} row={row} {...rest} />
      ))}
      {rows.length === 0 && (
        <Empty
          title={t('assets.emptyAccount')}
          text={t('assets.emptyAccountText')}
          action={
            <Button kind="secondary" onClick={onTransfer}>
              {t('assets.transfer')}
            </Button>
          }
        />
      )}
    </View>
  )
}

type RowProps = Pick<Props, 'priceOf' | 'rate' | 'fiat' | 'onOpen'> & { readonly row: CurrencyRow }

const Row = ({ row, onOpen, ...worth }: RowProps) => {
  const { t } = useText()
  const hidden = usePref('hideBalances')
  const { currency, available, frozen, total } = row
  const show = (amount: typeof total): string => (hidden ? '****' : shortAmount(amount, currency))
  return (
    <Tappable className="currency-row" onClick={() => onOpen(currency.id)}>
      <CoinIcon code={currency.code} />
      <View className="grow">
        <View className="between">
          <Text className="currency-row__code">{currency.code}</Text>
          <Text className="currency-row__code">{show(total)}</Text>
        </View>
        <View className="currency-row__second">
          <View className="currency-row__parts">
            <Text>
              {t('assets.available')} <Text className="currency-row__part">{show(available)}</Text>
            </Text>
            <Text>
              {t('assets.frozen')} <Text className="currency-row__part">{show(frozen)}</Text>
            </Text>
          </View>
          {!hidden && <Worth row={row} {...worth} />}
        </View>
      </View>
    </Tappable>
  )
}
