import { View } from '@tarojs/components'
import { WALLET } from '@core/domain'
import { money, ZERO } from '@core/money'
import { Button, Chips, FieldError } from '@/components'
import { useLimits } from '@/features/fair'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/options'
import { Tappable } from '@/platform/tap'
import { useAccount } from '@/stores/balances'
import { useHeardOnce, useLiveState } from '@/stores/live'
import { useQuote } from '@/stores/quotes'
import { useLoggedIn } from '@/stores/session'
import type { TicketWish } from '@/stores/ticket'
import { areaOn, type Area, type AreaKind } from '../areas'
import { durationText, nameOfPair, rateText } from '../words'
import { AccountChoice } from './AccountChoice'
import { BuyButtons } from './BuyButtons'
import { Figures } from './Figures'
import { findErrors, isPriceStale, summarise, type TicketState } from './form'
import { StakeField } from './StakeField'
import './ticket.scss'

interface Props {
  readonly areas: readonly Area[]
  readonly state: TicketState
  /** What the ticket was opened with for this pair. */
  readonly wish?: TicketWish | null
  readonly onChange: (change: Partial<TicketState>) => void
}

/** The whole ticket: area, duration, stake, what it means, and the two buttons. */
export const Ticket = ({ areas, state, wish = null, onChange }: Props) => {
  const { t, problem } = useText()
  const loggedIn = useLoggedIn()
  const account = useAccount(state.accountType, 'balance_usdt')
  const stale = isPriceStale(useQuote(state.tradeId), useLiveState() === 'live')
  // While the first prices are still on their way the buttons wait, without a complaint.
  const starting = !useHeardOnce()
  const available = loggedIn ? (account?.available ?? null) : null
  const limits = useLimits()
  const summary = summarise(state, areas)
  const errors = findErrors(state, summary, available, stale)
  const kinds = (['self', 'assigned'] as const).filter((kind) => areaOn(areas, kind, state.tradeId))
  const empty = available !== null && money(available).eq(ZERO)
  const short = empty || errors.stake?.code === 'INSUFFICIENT_AVAILABLE'
  return (
    <View className="pad ticket">
      <AreaChoice kinds={kinds} value={state.kind} onChange={(kind) => onChange({ kind })} />
      <Chips
        label={t('options.duration')}
        value={state.seconds}
        onChange={(seconds) => onChange({ seconds })}
        choices={(summary.area?.durations ?? []).map((d) => ({
          value: d.seconds,
          text: durationText(d.seconds),
          second: rateText(d.payoutRate),
        }))}
      />
      <StakeField
        area={summary.area}
        available={available}
        most={limits.most}
        account={
          loggedIn && (
            <AccountChoice
              offered={summary.area?.accountTypes ?? []}
              value={state.accountType}
              onChange={(accountType) => onChange({ accountType })}
            />
          )
        }
        stake={state.stake}
        error={state.stake !== '' && errors.stake ? problem(errors.stake) : undefined}
        onChange={(stake) => onChange({ stake })}
      />
      {short && (
        <Button
          kind="secondary"
          small
          icon="transfer"
          onClick={() =>
            go(
              `/pages/asset/transfer?${state.accountType === WALLET ? 'from=2&to=1' : 'from=1&to=2'}&then=ticket`,
            )
          }
        >
          {t(state.accountType === WALLET ? 'options.transferWallet' : 'options.transferIn')}
        </Button>
      )}
      <Figures summary={summary} seconds={state.seconds} />
      {errors.ticket && !(starting && errors.ticket.code === 'PRICE_STALE') && (
        <FieldError text={ticketText(errors.ticket.code, state.tradeId, t, problem(errors.ticket))} />
      )}
      <BuyButtons
        limits={limits}
        loggedIn={loggedIn}
        disabled={errors.ticket !== null || errors.stake !== null}
        reason={errors.ticket ?? errors.stake}
        state={state}
        summary={summary}
        wish={wish}
      />
    </View>
  )
}

const ticketText = (
  code: string,
  tradeId: number,
  t: ReturnType<typeof useText>['t'],
  other: string,
): string => {
  if (code === 'PAIR_NOT_TRADABLE') return t('options.notTradable', { pair: nameOfPair(tradeId) })
  return code === 'PRICE_STALE' ? t('options.stalePrice') : other
}

interface AreaChoiceProps {
  readonly kinds: readonly AreaKind[]
  readonly value: AreaKind
  readonly onChange: (kind: AreaKind) => void
}

const AreaChoice = ({ kinds, value, onChange }: AreaChoiceProps) => {
  const { t } = useText()
  return (
    <View className="between ticket__row">
      <View className="text-2 sm">{t('options.area')}</View>
      <View className="row ticket__kinds" ariaRole="radiogroup">
        {kinds.map((kind) => (
          <Tappable
            key={kind}
            role="radio"
            on={kind === value}
            className="radio"
            onClick={() => onChange(kind)}
          >
            <View className={`radio__dot${kind === value ? ' radio__dot--on' : ''}`} />
            {t(kind === 'self' ? 'options.self' : 'options.assigned')}
          </Tappable>
        ))}
      </View>
    </View>
  )
}
