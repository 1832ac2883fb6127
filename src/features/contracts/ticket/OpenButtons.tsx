import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Side } from '@core/domain/contracts'
import { Button, FieldError } from '@/components'
import { LimitNote, RiskSheet, useLimits, useRiskGate } from '@/features/fair'
import { go, goLogin } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'
import { usePref } from '@/stores/preferences'
import type { Terms } from '../terms'
import { colourOf, openKey } from '../words'
import { ConfirmSheet } from './ConfirmSheet'
import { canSend, type TicketErrors } from './errors'
import type { TicketState } from './state'
import { SIDES, tradeOf, type TicketSummary } from './summary'
import { useOpen } from './useOpen'

interface Props {
  readonly loggedIn: boolean
  readonly state: TicketState
  readonly terms: Terms
  readonly summary: TicketSummary
  readonly errors: TicketErrors
  /** Told when an order was accepted. */
  readonly onPlaced: () => void
}

/** The account that pays, chosen on the transfer page. */
const TRANSFER = '/pages/asset/transfer?from=1&to=3&then=ticket'

/** Open long and open short, with what the user's own limits say, the risk statement, the confirmation and the outcome. */
export const OpenButtons = (props: Props) => {
  const { t } = useText()
  const limits = useLimits()
  const trade = tradeOf(props.summary)
  return (
    <>
      {props.loggedIn ? (
        <Buttons {...props} refusedByOwn={limits.problem(trade) !== null} />
      ) : (
        <Button onClick={goLogin}>{t('contracts.loginToTrade')}</Button>
      )}
      <LimitNote limits={limits} trade={trade} />
    </>
  )
}

type ButtonsProps = Props & { readonly refusedByOwn: boolean }

const Buttons = ({ state, terms, summary, errors, onPlaced, refusedByOwn }: ButtonsProps) => {
  const { t, problem } = useText()
  const skip = usePref('skipConfirm')
  const gate = useRiskGate()
  const { busy, refused, open, forget } = useOpen(terms, gate.refused)
  const [asked, setAsked] = useState<Side | null>(null)
  const [sent, setSent] = useState<Side | null>(null)
  const send = async (side: Side): Promise<void> => {
    setSent(side)
    if (!(await open(state, side))) return
    setAsked(null)
    onPlaced()
  }
  const tap = async (side: Side): Promise<void> => {
    forget()
    if (!(await gate.pass())) return
    if (skip) await send(side)
    else setAsked(side)
  }
  const off = (side: Side): boolean => !canSend(errors, side) || refusedByOwn
  const reason = refused ?? errors.ticket ?? errors.quantity ?? errors.price
  return (
    <>
      {refused && !asked && <FieldError text={problem(refused)} />}
      {[errors.quantity, refused].some((p) => p?.code === 'INSUFFICIENT_AVAILABLE') && (
        <Button
          kind="secondary"
          small
          icon="transfer"
          onClick={() => go(TRANSFER)}
          testId="contract-transfer"
        >
          {t('contracts.transferIn')}
        </Button>
      )}
      <View className="contract-buttons">
        {SIDES.map((side) => (
          <Button
            key={side}
            kind={colourOf(side)}
            icon={side === 'long' ? 'callup' : 'putdown'}
            busy={busy && skip && sent === side}
            disabled={off(side) || (busy && sent !== side)}
            onClick={() => void tap(side)}
            testId={`open-${side}`}
          >
            {t(openKey(side))}
          </Button>
        ))}
      </View>
      <ConfirmSheet
        side={asked}
        state={state}
        terms={terms}
        summary={summary}
        busy={busy}
        problem={reason ? problem(reason) : undefined}
        disabled={asked !== null && off(asked)}
        onConfirm={(side) => void send(side)}
        onClose={() => setAsked(null)}
      />
      <RiskSheet gate={gate} />
    </>
  )
}
