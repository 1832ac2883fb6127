import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import type { AppProblem } from '@core/domain'
import type { Direction } from '@core/domain/options'
import { Button, FieldError } from '@/components'
import { LimitNote, RiskSheet, useRiskGate, type Limits } from '@/features/fair'
import { goLogin } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/options'
import { Tappable } from '@/platform/tap'
import { setPrefs, usePref } from '@/stores/preferences'
import type { TicketWish } from '@/stores/ticket'
import { ConfirmSheet } from './ConfirmSheet'
import type { TicketState, TicketSummary } from './form'
import { usePlace } from './usePlace'

interface Props {
  readonly loggedIn: boolean
  readonly limits: Limits
  /** The ticket cannot be sent. */
  readonly disabled: boolean
  /** Why, once an order is being confirmed. */
  readonly reason: AppProblem | null
  readonly state: TicketState
  readonly summary: TicketSummary
  /** Its direction was already tapped on another screen: that button stands out until one is tapped here. */
  readonly wish: TicketWish | null
}

/** Buy call and buy put, with the user's own limits, the risk statement before the first trade and the confirmation. */
export const BuyButtons = (props: Props) => {
  const { t } = useText()
  const { limits, summary } = props
  const trade = summary.stake ? { stake: summary.stake, maxLoss: summary.stake } : null
  const own = limits.problem(trade)
  return (
    <>
      <LimitNote limits={limits} trade={trade} />
      {props.loggedIn ? (
        <Buttons {...props} disabled={props.disabled || own !== null} reason={props.reason ?? own} />
      ) : (
        <Button onClick={goLogin}>{t('options.loginToTrade')}</Button>
      )}
    </>
  )
}

/** After an order was sent with one tap, further taps are the same tap for so long (ms). */
const SAME_TAP = 800

const Buttons = ({ disabled, reason, state, summary, wish }: Omit<Props, 'limits'>) => {
  const { t, problem } = useText()
  const skip = usePref('skipConfirm')
  const gate = useRiskGate()
  const { busy, refused, place, forget } = usePlace(gate.refused)
  const [asked, setAsked] = useState<Direction | null>(null)
  const placedAt = useRef(0)
  const [sent, setSent] = useState<Direction | null>(null)
  const [followed, setFollowed] = useState<TicketWish | null>(null)
  const wished = wish === followed ? undefined : wish?.direction
  const send = async (direction: Direction): Promise<void> => {
    setSent(direction)
    if (!(await place(state, summary, direction))) return
    placedAt.current = Date.now()
    setAsked(null)
  }
  const tap = async (direction: Direction): Promise<void> => {
    if (Date.now() - placedAt.current < SAME_TAP) return
    forget()
    setFollowed(wish)
    if (!(await gate.pass())) return
    if (skip) await send(direction)
    else setAsked(direction)
  }
  const shown = refused ?? reason
  return (
    <>
      {refused && !asked && <FieldError text={problem(refused)} />}
      <View className="text-3 cap">{t('options.directionHint')}</View>
      <View className="ticket__buy">
        {(['up', 'down'] as const).map((direction) => (
          <Button
            key={direction}
            kind={direction}
            icon={direction === 'up' ? 'callup' : 'putdown'}
            busy={busy && skip && sent === direction}
            chosen={direction === wished}
            disabled={disabled || (busy && sent !== direction)}
            onClick={() => void tap(direction)}
            testId={`buy-${direction}`}
          >
            {t(direction === 'up' ? 'options.buyCall' : 'options.buyPut')}
          </Button>
        ))}
      </View>
      {skip && (
        <View className="between ticket__one-tap">
          <View className="text-3 cap">{t('options.oneTap')}</View>
          <Tappable
            className="ticket__ask"
            testId="ask-again"
            onClick={() => setPrefs({ skipConfirm: false })}
          >
            {t('options.askAgain')}
          </Tappable>
        </View>
      )}
      <ConfirmSheet
        direction={asked}
        state={state}
        summary={summary}
        busy={busy}
        disabled={disabled}
        problem={shown ? problem(shown) : undefined}
        onConfirm={(direction) => void send(direction)}
        onClose={() => setAsked(null)}
      />
      <RiskSheet gate={gate} />
    </>
  )
}
