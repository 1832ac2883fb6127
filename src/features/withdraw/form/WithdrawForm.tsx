import { Text, View } from '@tarojs/components'
import { currency, networkById, WALLET, type CurrencyId } from '@core/domain'
import { money } from '@core/money'
import { Chips, CoinIcon, FieldError, Icon } from '@/components'
import { IdentityGate, IdentityNote } from '@/features/identityGate'
import { OwnCodeField } from '@/features/session/code/OwnCodeField'
import { FormProblem } from '@/features/session/parts/FormProblem'
import { exactAmount } from '@/features/wallet/amounts'
import { AmountField } from '@/features/wallet/parts/AmountField'
import { CoinSheet } from '@/features/wallet/parts/CoinSheet'
import { NoTradePassword, TradePasswordField } from '@/features/wallet/parts/TradePassword'
import { useText } from '@/i18n'
import '@/i18n/areas/withdraw'
import { Tappable } from '@/platform/tap'
import { useState } from 'react'
import { AddressField } from './AddressField'
import { ConfirmSheet } from './ConfirmSheet'
import { ReviewNote } from './Notes'
import type { Withdrawing } from './useWithdraw'
import '../withdraw.scss'

interface Props {
  readonly withdraw: Withdrawing
}

/** Coin, network, address, amount, and what proves that it is the owner who asks. */
export const WithdrawForm = ({ withdraw }: Props) => {
  const { form, state, facts, refused, code } = withdraw
  return (
    <View className="pad withdraw">
      {facts.pre?.identityNeeded && <IdentityNote action="withdraw" />}
      <CoinField withdraw={withdraw} />
      <NetworkField withdraw={withdraw} />
      <AddressField withdraw={withdraw} />
      <Amount withdraw={withdraw} />
      {facts.hasTradePassword ? (
        <TradePasswordField
          value={state.password}
          error={form.errors.password}
          onChange={(password) => withdraw.change({ password })}
          onBlur={() => state.password && form.leave('password')}
        />
      ) : (
        <NoTradePassword />
      )}
      <OwnCodeField
        code={code}
        value={state.code}
        error={form.errors.code}
        onChange={(text) => withdraw.change({ code: text })}
        onBlur={() => form.leave('code')}
      />
      {refused && <FormProblem problem={refused} />}
      <ReviewNote seconds={facts.pre?.reviewSeconds ?? null} />
      <ConfirmSheet withdraw={withdraw} />
      <IdentityGate gate={withdraw.gate} />
    </View>
  )
}

/** The coin with what can be withdrawn of it. */
const CoinField = ({ withdraw }: Props) => {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  const chosen = currency(withdraw.state.currencyId)
  const amountOf = (id: CurrencyId): string => {
    const coin = currency(id)
    return withdraw.holdings ? exactAmount(withdraw.holdings[WALLET][coin.key].available, coin) : ''
  }
  return (
    <View>
      <Tappable className="withdraw-coin" testId="currency" onClick={() => setOpen(true)}>
        <CoinIcon code={chosen.code} />
        <Text className="withdraw-coin__code">{chosen.code}</Text>
        <View className="grow right">
          <View className="sm text-2">{t('withdraw.withdrawable')}</View>
          <View className="withdraw-coin__amount">{amountOf(chosen.id)}</View>
        </View>
        <Icon name="chevron" size={16} className="text-3" />
      </Tappable>
      <CoinSheet
        open={open}
        title={t('withdraw.chooseCoin')}
        value={chosen.id}
        noteOf={amountOf}
        onPick={withdraw.setCurrency}
        onClose={() => setOpen(false)}
      />
    </View>
  )
}

const NetworkField = ({ withdraw }: Props) => {
  const { t, problem } = useText()
  const { facts, summary, form, state } = withdraw
  const coin = currency(state.currencyId)
  const wrong = form.errors.network
  return (
    <View>
      <View className="withdraw-head">
        <Text>{t('withdraw.network')}</Text>
        <Text className="text-3">{t('withdraw.networkNote')}</Text>
      </View>
      <Chips
        label={t('withdraw.network')}
        choices={(facts.pre?.networks ?? []).map(({ id, name, standard, open, fee }) => ({
          value: id,
          text: `${name} · ${standard}`,
          second: open
            ? t('withdraw.feeOf', { amount: exactAmount(money(fee), coin), currency: coin.code })
            : t('withdraw.notOpen'),
        }))}
        value={summary.way?.id ?? null}
        onChange={(id) => withdraw.change({ network: networkById(id)?.id ?? '', addressId: '' })}
      />
      {wrong && <FieldError text={problem(wrong)} />}
    </View>
  )
}

const Amount = ({ withdraw }: Props) => {
  const { t, problem } = useText()
  const { form, state, summary } = withdraw
  const coin = currency(state.currencyId)
  const { way } = summary
  const textOf = (amount: string): string => exactAmount(money(amount), coin)
  const wrong = form.errors.amount
  return (
    <AmountField
      label={t('withdraw.amount')}
      currency={coin.code}
      value={state.amount}
      note={
        way && (
          <Text className="text-3">
            {t('withdraw.minimum', { amount: textOf(way.min), currency: coin.code })}
          </Text>
        )
      }
      hint={
        way
          ? t('withdraw.dayLeft', {
              left: textOf(way.dayLeft),
              limit: textOf(way.dayLimit),
              currency: coin.code,
            })
          : undefined
      }
      error={wrong && problem(wrong)}
      onChange={withdraw.setAmount}
      onMax={withdraw.setMax}
      onBlur={() => state.amount && form.leave('amount')}
    />
  )
}
