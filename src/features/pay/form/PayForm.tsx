import { View } from '@tarojs/components'
import { currency, TRANSFER_KINDS, WALLET, type CurrencyId } from '@core/domain'
import { formatAmount, trimZeros } from '@core/money'
import { Button, KeyValue, Segmented } from '@/components'
import { isFine } from '@/features/session/forms/errors'
import { FormProblem } from '@/features/session/parts/FormProblem'
import { exactAmount, shortAmount } from '@/features/wallet/amounts'
import { AmountField, Available } from '@/features/wallet/parts/AmountField'
import {
  NoTradePassword,
  TradePasswordField,
  useHasTradePassword,
} from '@/features/wallet/parts/TradePassword'
import { CurrencyPick } from '@/features/wallet/transfer/CurrencyPick'
import { useText } from '@/i18n'
import '@/i18n/areas/pay'
import { PartnerFields } from './PartnerFields'
import { RecipientField } from './RecipientField'
import type { Pay } from './usePay'
import './pay.scss'

interface Props {
  readonly pay: Pay
  /** Partners can be chosen too. */
  readonly withPartners: boolean
}

/** To whom, what and how much; the password at the end, where there is one. */
export const PayForm = ({ pay, withPartners }: Props) => {
  const { t } = useText()
  const { state, form } = pay
  const has = useHasTradePassword()
  const { form: wrong, ...fields } = form.errors
  const nobody = state.kind === 'partner' && pay.desk?.partners.length === 0
  return (
    <View className="pad pay">
      {withPartners && (
        <Segmented
          choices={TRANSFER_KINDS.map((kind) => ({ value: kind, text: t(`pay.target_${kind}`) }))}
          value={state.kind}
          onChange={(kind) => form.change({ kind })}
        />
      )}
      {state.kind === 'user' ? <RecipientField pay={pay} /> : <PartnerFields pay={pay} />}
      {!nobody && (
        <>
          <Money pay={pay} />
          <Figures pay={pay} />
          {has ? <Password pay={pay} /> : <NoTradePassword />}
          {wrong && <FormProblem problem={wrong} />}
          <Button testId="continue" disabled={!pay.barred && (!has || !isFine(fields))} onClick={pay.review}>
            {t('pay.next')}
          </Button>
        </>
      )}
    </View>
  )
}

const Money = ({ pay }: { readonly pay: Pay }) => {
  const { t, problem } = useText()
  const { state, form, facts, holdings } = pay
  const chosen = currency(state.currencyId)
  const noteOf = (id: CurrencyId): string => {
    const held = holdings?.[WALLET][currency(id).key].available
    return held ? `${shortAmount(held, currency(id))} ${currency(id).code}` : ''
  }
  const { amount: wrong } = form.errors
  const available = facts.available ? exactAmount(facts.available, chosen) : '—'
  return (
    <>
      <CurrencyPick
        value={state.currencyId}
        noteOf={noteOf}
        onPick={(currencyId) => form.change({ currencyId, amount: '' })}
      />
      <AmountField
        label={t('assets.amount')}
        currency={chosen.code}
        value={state.amount}
        note={<Available amount={available} currency={chosen.code} />}
        hint={useLimitsHint(pay)}
        error={wrong && problem(wrong)}
        onChange={pay.setAmount}
        onMax={pay.setMax}
        onBlur={() => state.amount && form.leave('amount')}
      />
    </>
  )
}

/** What the chosen partner takes at a time. */
const useLimitsHint = ({ state, facts }: Pay): string | undefined => {
  const { t } = useText()
  const found = facts.partner?.limits.find((l) => l.currencyId === state.currencyId)
  if (state.kind !== 'partner' || !found) return undefined
  const text = (value: string): string => trimZeros(formatAmount(value, 8))
  const { code } = currency(state.currencyId)
  return t('pay.partnerLimits', { min: text(found.min), max: text(found.max), currency: code })
}

/** Cost and outcome before the tap. */
const Figures = ({ pay: { state, summary } }: { readonly pay: Pay }) => {
  const { t } = useText()
  const chosen = currency(state.currencyId)
  return (
    <View className="card transfer__figures">
      <KeyValue label={t('assets.fee')}>{t('assets.free')}</KeyValue>
      <KeyValue label={t('assets.arrival')}>
        {t(state.kind === 'user' ? 'assets.instant' : 'pay.arrivalPartner')}
      </KeyValue>
      {summary.after && (
        <KeyValue label={t('pay.afterwards')}>
          {exactAmount(summary.after, chosen)} {chosen.code}
        </KeyValue>
      )}
    </View>
  )
}

const Password = ({ pay: { state, form, review } }: { readonly pay: Pay }) => (
  <TradePasswordField
    value={state.password}
    error={form.errors.password}
    onChange={(password) => form.change({ password })}
    onBlur={() => state.password && form.leave('password')}
    onEnter={review}
  />
)
