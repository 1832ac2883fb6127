import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { INVITER_DAYS, type AppProblem } from '@core/domain'
import { call, problemOf, useAction, useCall } from '@/api'
import { Button, Empty, Field, Icon, Problem, Skeleton } from '@/components'
import type { SectionProps } from '@/features/security/sections'
import { useText } from '@/i18n'
import '@/i18n/areas/person'
import { formatTime } from '@/i18n/time'
import '@/i18n/areas/session'
import '../forms.scss'

/** Who invited this user; to be named afterwards, once and not for long. */
export const BindInviter = ({ onDone }: SectionProps) => {
  const { t } = useText()
  const { data, problem, reload } = useCall('user.bind', {})
  if (!data) return problem ? <Problem problem={problem} onRetry={() => void reload()} /> : <Skeleton />
  if (data.inviter !== null) {
    return <Empty icon="invite" title={data.inviter} text={t('person.inviterIs')} />
  }
  if (data.inviterUntil === null) {
    return (
      <Empty
        icon="invite"
        title={t('person.inviterNone')}
        text={t('person.inviterOver', { days: INVITER_DAYS })}
      />
    )
  }
  return <InviterForm until={data.inviterUntil} onDone={() => onDone('person.inviterSaved')} />
}

interface FormProps {
  readonly until: number
  readonly onDone: () => void
}

const InviterForm = ({ until, onDone }: FormProps) => {
  const { t, problem } = useText()
  const [inviteCode, setInviteCode] = useState('')
  const { busy, fault, setFault, save } = useSave(inviteCode, onDone)
  const change = (text: string): void => {
    setInviteCode(text.toUpperCase())
    setFault(null)
  }
  return (
    <View className="pad profile-form">
      <Text className="profile-form__note">{t('person.inviterText', { until: formatTime(until) })}</Text>
      <Field
        label={t('session.inviteCode')}
        showLabel
        placeholder={t('person.inviterPlaceholder')}
        before={<Icon name="invite" size={20} />}
        maxLength={16}
        value={inviteCode}
        error={fault ? problem(fault) : undefined}
        onChange={change}
        onEnter={() => void save()}
      />
      <Button testId="submit" busy={busy} disabled={fault !== null} onClick={() => void save()}>
        {t(busy ? 'person.saving' : 'person.inviterSave')}
      </Button>
    </View>
  )
}

const useSave = (inviteCode: string, onDone: () => void) => {
  const { busy, run } = useAction()
  const [fault, setFault] = useState<AppProblem | null>(null)
  const save = async (): Promise<void> => {
    if (!inviteCode.trim()) return setFault({ code: 'INVITE_CODE_REQUIRED' })
    const request = { kind: 'inviter' as const, inviteCode: inviteCode.trim() }
    try {
      if (await run(request, () => call('user.bind', request))) onDone()
    } catch (error) {
      setFault(problemOf(error))
    }
  }
  return { busy, fault, setFault, save }
}
