import { View } from '@tarojs/components'
import { accountTypeById, currency, type AccountTypeId, type CurrencyId } from '@core/domain'
import { Button, KeyValue } from '@/components'
import { useText } from '@/i18n'
import { exactAmount, shortAmount } from '../amounts'
import type { Holdings } from '../holdings'
import { AmountField, Available } from '../parts/AmountField'
import { AccountPair } from './AccountPair'
import { CurrencyPick } from './CurrencyPick'
import type { Transfer } from './useTransfer'
import './transfer.scss'

interface Props {
  readonly transfer: Transfer
  readonly holdings: Holdings
}

export const TransferForm = ({ transfer, holdings }: Props) => {
  const { t } = useText()
  const { state, busy } = transfer
  const chosen = currency(state.currencyId)
  const noteOf = (type: AccountTypeId, id: CurrencyId): string => {
    const { key, code, displayDecimals } = currency(id)
    return `${shortAmount(holdings[type][key].available, { displayDecimals })} ${code}`
  }
  return (
    <View className="pad transfer">
      <AccountPair
        state={state}
        noteOf={(type) => noteOf(type, chosen.id)}
        onChoose={transfer.choose}
        onSwap={transfer.swap}
      />
      <CurrencyPick value={chosen.id} noteOf={(id) => noteOf(state.from, id)} onPick={transfer.setCurrency} />
      <Amount transfer={transfer} />
      <Figures transfer={transfer} />
      <Button
        testId="submit"
        busy={busy}
        disabled={!transfer.summary.request}
        onClick={() => void transfer.submit()}
      >
        {t(busy ? 'assets.transferring' : 'assets.transfer')}
      </Button>
    </View>
  )
}

const Amount = ({ transfer }: { readonly transfer: Transfer }) => {
  const { t, problem } = useText()
  const { state, balances, error } = transfer
  const chosen = currency(state.currencyId)
  const available = balances ? exactAmount(balances.from.available, chosen) : '—'
  return (
    <AmountField
      label={t('assets.amount')}
      currency={chosen.code}
      value={state.amount}
      note={<Available amount={available} currency={chosen.code} />}
      error={error ? problem(error) : undefined}
      onChange={transfer.setAmount}
      onMax={transfer.setMax}
      onEnter={() => void transfer.submit()}
    />
  )
}

/** Cost and outcome before the tap. */
const Figures = ({ transfer: { state, summary } }: { readonly transfer: Transfer }) => {
  const { t } = useText()
  const chosen = currency(state.currencyId)
  const name = (type: AccountTypeId): string => t(`assets.account_${accountTypeById(type)?.code ?? 'wallet'}`)
  const { after } = summary
  return (
    <View className="card transfer__figures">
      <KeyValue label={t('assets.fee')}>{t('assets.free')}</KeyValue>
      <KeyValue label={t('assets.arrival')}>{t('assets.instant')}</KeyValue>
      {after &&
        (['from', 'to'] as const).map((side) => (
          <KeyValue key={side} label={`${t('assets.afterwards')} · ${name(state[side])}`}>
            {exactAmount(after[side], chosen)} {chosen.code}
          </KeyValue>
        ))}
    </View>
  )
}
