import { Text, View } from '@tarojs/components'
import { accountTypeById, currency, type AccountTypeId, type CurrencyId } from '@core/domain'
import { Button, Field, KeyValue } from '@/components'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { exactAmount, shortAmount } from '../amounts'
import type { Holdings } from '../holdings'
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
  const { state, busy, error } = transfer
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
      <AmountField transfer={transfer} />
      <Figures transfer={transfer} />
      <Button
        testId="submit"
        busy={busy}
        disabled={error !== null && !transfer.summary.request}
        onClick={() => void transfer.submit()}
      >
        {t(busy ? 'assets.transferring' : 'assets.transfer')}
      </Button>
    </View>
  )
}

const AmountField = ({ transfer }: { readonly transfer: Transfer }) => {
  const { t, problem } = useText()
  const { state, balances, error } = transfer
  const chosen = currency(state.currencyId)
  const available = balances ? exactAmount(balances.from.available, chosen) : '—'
  return (
    <Field
      label={t('assets.amount')}
      showLabel
      note={<Text>{t('assets.availableIs', { amount: available, currency: chosen.code })}</Text>}
      kind="decimal"
      placeholder="0.00"
      maxLength={40}
      value={state.amount}
      error={error ? problem(error) : undefined}
      onChange={transfer.setAmount}
      onEnter={() => void transfer.submit()}
      after={
        <View className="transfer__after">
          <Text className="text-2">{chosen.code}</Text>
          <Tappable className="transfer__max" testId="max" onClick={transfer.setMax}>
            {t('assets.max')}
          </Tappable>
        </View>
      }
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
