import { Text, View } from '@tarojs/components'
import { currency } from '@core/domain'
import { formatAmount } from '@core/money'
import { Chips, Field } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/deposit'
import type { CurrencyInfo } from './form'
import { CoinPick } from './CoinPick'
import type { Deposit } from './useDeposit'
import type { TestDeposit } from './useTestDeposit'

interface Props {
  readonly deposit: Deposit
  readonly test: TestDeposit
  readonly infos: readonly CurrencyInfo[]
}

/** Coin, network, amount: what the address below is for. */
export const DepositForm = ({ deposit, test, infos }: Props) => {
  const { t } = useText()
  return (
    <>
      <CoinPick value={deposit.state.currencyId} infos={infos} onPick={deposit.setCurrency} />
      <View>
        <View className="deposit-head">
          <Text>{t('deposit.network')}</Text>
          <Text className="text-3">{t('deposit.networkNote')}</Text>
        </View>
        <Chips
          label={t('deposit.network')}
          choices={(deposit.info?.networks ?? []).map(({ id, name, standard, confirmations, open }) => ({
            value: id,
            text: `${name} · ${standard}`,
            second: open ? t('deposit.confirmations', { count: confirmations }) : t('deposit.notOpen'),
          }))}
          value={deposit.summary.network?.id ?? null}
          onChange={deposit.setNetwork}
        />
      </View>
      <AmountField deposit={deposit} test={test} />
    </>
  )
}

const AmountField = ({ deposit, test }: Omit<Props, 'infos'>) => {
  const { t, problem } = useText()
  const { state, summary } = deposit
  const { code } = currency(state.currencyId)
  const minimum = summary.network?.minDeposit ?? null
  const wrong = deposit.error ?? test.refused
  return (
    <Field
      label={t('deposit.amount')}
      showLabel
      note={
        <Text className="text-3">
          {minimum === null
            ? t('deposit.minimumUsdt')
            : t('deposit.minimum', {
                amount: formatAmount(minimum, 6).replace(/\.?0+$/, ''),
                currency: code,
              })}
        </Text>
      }
      kind="decimal"
      placeholder="0.00"
      maxLength={40}
      value={state.amount}
      error={wrong ? problem(wrong) : undefined}
      onChange={(text) => {
        deposit.setAmount(text)
        test.forget()
      }}
      after={<Text className="text-2">{code}</Text>}
    />
  )
}
