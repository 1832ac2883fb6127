import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { RequestOf } from '@core/contract/schemas'
import type { OwnLimitName } from '@core/domain'
import { formatAmount } from '@core/money'
import { post, problemOf, useAction } from '@/api'
import { Button, Icon, KeyValue } from '@/components'
import { Section } from '@/features/shell'
import { useText } from '@/i18n'
import { formatTime } from '@/i18n/time'
import '@/i18n/areas/fair'
import { Tappable } from '@/platform/tap'
import { showToast } from '@/stores/toasts'
import { BreakCard } from './BreakCard'
import { LimitSheet } from './LimitSheet'
import { TodayCard } from './TodayCard'
import type { OwnLimits } from './useLimits'
import './limits.scss'

export type LimitChange = RequestOf<'ext.limits'>

interface Props {
  readonly limits: OwnLimits
  readonly onChanged: (limits: OwnLimits) => void
}

/** Sends one change. @returns whether it was taken */
export type SendChange = (change: LimitChange, say: (limits: OwnLimits) => string) => Promise<boolean>

/** The user's own limits: what is used of them, each with its change that waits, and the break. */
export const LimitsView = ({ limits, onChanged }: Props) => {
  const { t, problem } = useText()
  const { busy, run } = useAction()
  const [editing, setEditing] = useState<OwnLimitName | null>(null)
  const send: SendChange = async (change, say) => {
    try {
      const changed = await run(change, () => post('ext.limits', change))
      if (!changed) return false
      onChanged(changed)
      showToast('success', say(changed))
      return true
    } catch (error) {
      showToast('error', problem(problemOf(error)))
      return false
    }
  }
  return (
    <View className="pad limits">
      <View className="text-2 sm">{t('fair.limitsText')}</View>
      <TodayCard limits={limits} />
      <View className="card limits__card">
        <LimitRow name="dailyLoss" limits={limits} busy={busy} send={send} onEdit={setEditing} />
        <LimitRow name="maxStake" limits={limits} busy={busy} send={send} onEdit={setEditing} />
        <View className="cap text-3 limits__rule">{t('fair.rule')}</View>
      </View>
      <Section title={t('fair.breakTitle')} />
      <BreakCard until={limits.coolOffUntil} busy={busy} send={send} />
      <LimitSheet name={editing} limits={limits} busy={busy} send={send} onClose={() => setEditing(null)} />
    </View>
  )
}

interface RowProps {
  readonly name: OwnLimitName
  readonly limits: OwnLimits
  readonly busy: boolean
  readonly send: SendChange
  readonly onEdit: (name: OwnLimitName) => void
}

const LimitRow = ({ name, limits, busy, send, onEdit }: RowProps) => {
  const { t } = useText()
  const { value, next } = limits[name]
  return (
    <View className="limits__limit">
      <Tappable className="limits__row" testId={`edit-${name}`} onClick={() => onEdit(name)}>
        <View className="grow">
          <View>{t(`fair.${name}`)}</View>
          <View className="cap text-3">{t(`fair.${name}Text`)}</View>
        </View>
        <Text className={value === null ? 'text-3' : 'body-m'}>
          {value === null ? t('fair.none') : `${formatAmount(value)} USDT`}
        </Text>
        <Icon name="right" size={16} className="text-3" />
      </Tappable>
      {next && (
        <View className="limits__next">
          <KeyValue label={t('fair.waiting', { time: formatTime(next.at) })}>
            {next.value === null ? t('fair.noLimit') : `${formatAmount(next.value)} USDT`}
          </KeyValue>
          <Button
            kind="secondary"
            small
            busy={busy}
            testId={`cancel-${name}`}
            onClick={() => void send({ cancel: name }, () => t('fair.changeCancelled'))}
          >
            {t('fair.cancelChange')}
          </Button>
        </View>
      )}
    </View>
  )
}
