import { View } from '@tarojs/components'
import { CONTRACT } from '@core/domain'
import { LIMIT } from '@core/domain/contracts'
import { FieldError, Switch } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'
import { useAccount } from '@/stores/balances'
import { useHeardOnce, useLiveState } from '@/stores/live'
import { useQuote } from '@/stores/quotes'
import { useLoggedIn } from '@/stores/session'
import type { ContractRules } from '../feed/useContractConfig'
import { TriggerFields } from '../parts/TriggerFields'
import { findErrors, type TicketErrors } from './errors'
import { Figures } from './Figures'
import { OpenButtons } from './OpenButtons'
import { PickFromBook, PriceField } from './PriceField'
import { QuantityField } from './QuantityField'
import { SlippageLine } from './SlippageLine'
import { fit, type TicketState } from './state'
import { summarise, type TicketSummary } from './summary'
import { TypeAndLever } from './TypeAndLever'
import './ticket.scss'

interface Props {
  readonly rules: ContractRules
  readonly state: TicketState
  readonly onChange: (change: Partial<TicketState>) => void
}

/** The contract ticket: type, leverage, price, quantity, take-profit and stop-loss, figures, the two buttons. */
export const ContractTicket = ({ rules, state: chosen, onChange }: Props) => {
  const { t, problem } = useText()
  const { terms, config } = rules
  const loggedIn = useLoggedIn()
  const account = useAccount(CONTRACT, 'balance_usdt')
  const quote = useQuote(terms.tradeId)
  const following = useLiveState() === 'live'
  // While the first prices are still on their way the buttons wait, without a complaint.
  const starting = !useHeardOnce()
  const last = quote?.currentPrice ?? null
  const available = loggedIn ? (account?.available ?? null) : null
  const state = fit(chosen, terms, last, available)
  const summary = summarise(state, terms, last)
  const stale = !following || (quote?.stale ?? true)
  const errors = findErrors(state, { config, terms }, summary, { last, stale, available })
  const shared = { state, terms, summary, last, onChange }
  const typed = (text: string, wrong: TicketErrors['price']) => (text && wrong ? problem(wrong) : undefined)
  return (
    <View className="pad contract-ticket">
      <TypeAndLever {...shared} />
      {state.pubType === LIMIT && (
        <>
          <PriceField {...shared} error={typed(state.price, errors.price)} />
          <PickFromBook tradeId={terms.tradeId} onPick={(price) => onChange({ price })} />
        </>
      )}
      <QuantityField {...shared} available={available} error={typed(state.quantity, errors.quantity)} />
      <View>
        {state.pubType !== LIMIT && (
          <SlippageLine
            terms={terms}
            value={state.slippage}
            onChange={(slippage) => onChange({ slippage })}
          />
        )}
        <Switch
          label={t('contracts.triggers')}
          on={state.guarded}
          onChange={(guarded) => onChange({ guarded })}
          testId="triggers"
        />
      </View>
      {state.guarded && <Triggers state={state} summary={summary} errors={errors} onChange={onChange} />}
      <Figures terms={terms} summary={summary} available={available} />
      {errors.ticket && !(starting && errors.ticket.code === 'PRICE_STALE') && (
        <FieldError text={problem(errors.ticket)} />
      )}
      <OpenButtons
        loggedIn={loggedIn}
        state={state}
        terms={terms}
        summary={summary}
        errors={errors}
        onPlaced={() => onChange({ quantity: '', share: null, win: '', lost: '', guarded: false })}
      />
    </View>
  )
}

interface TriggersProps {
  readonly state: TicketState
  readonly summary: TicketSummary
  readonly errors: TicketErrors
  readonly onChange: (change: Partial<TicketState>) => void
}

/** Results are those of the direction that the prices mean. */
const Triggers = ({ state, summary, errors, onChange }: TriggersProps) => {
  const { t } = useText()
  const { fits } = errors
  const only = fits.long === fits.short ? null : fits.long ? 'long' : 'short'
  const own = only && summary.sides?.[only]
  return (
    <View>
      <TriggerFields
        win={state.win}
        lost={state.lost}
        onChange={onChange}
        results={{ win: own?.win ?? null, lost: own?.lost ?? null }}
        errors={errors}
      />
      {only && (
        <View className="text-3 cap contract-triggers__only">
          {t(only === 'long' ? 'contracts.onlyLong' : 'contracts.onlyShort')}
        </View>
      )}
    </View>
  )
}
