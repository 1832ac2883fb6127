import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { ResponseOf } from '@core/contract/schemas'
import type { NotificationKind } from '@core/domain'
import { post, problemOf, useAction, useCall } from '@/api'
import { Problem, Skeleton, Switch } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/messages'
import { showToast } from '@/stores/toasts'
import { kindKey } from './sentences'
import './messages.scss'

type Kinds = ResponseOf<'ext.notificationSettings'>['list']

/** Which kinds are wanted. A switch moves at once, and back when it could not be saved. */
export const SettingsView = () => {
  const { t, problem: say } = useText()
  const { data, problem, reload } = useCall('ext.notificationSettings', {})
  const [kinds, setKinds] = useState<Kinds | null>(null)
  const { busy, run } = useAction()
  useEffect(() => {
    if (data) setKinds(data.list)
  }, [data])
  if (!kinds) return problem ? <Problem problem={problem} onRetry={() => void reload()} /> : <Skeleton tall />
  const change = async (kind: NotificationKind, on: boolean): Promise<void> => {
    if (busy) return
    setKinds(kinds.map((one) => (one.kind === kind ? { ...one, on } : one)))
    try {
      const saved = await run(`${kind}:${String(on)}`, () =>
        post('ext.notificationSettings', { changes: [{ kind, on }] }),
      )
      if (saved) setKinds(saved.list)
    } catch (error) {
      setKinds(kinds)
      showToast('error', say(problemOf(error)))
    }
  }
  return (
    <View className="pad messages__settings">
      <View className="text-2 sm">{t('messages.settingsText')}</View>
      <View className="card">
        {kinds.map(({ kind, on, fixed }) =>
          fixed ? (
            <View key={kind} className="messages__fixed">
              <Text>{t(kindKey(kind))}</Text>
              <Text className="messages__note">{t('messages.fixed')}</Text>
            </View>
          ) : (
            <Switch
              key={kind}
              testId={`switch-${kind}`}
              label={t(kindKey(kind))}
              on={on}
              onChange={(next) => void change(kind, next)}
            />
          ),
        )}
      </View>
      <View className="text-3 sm">{t('messages.kept')}</View>
    </View>
  )
}
