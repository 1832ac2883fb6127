import { Text, View } from '@tarojs/components'
import { useStore } from 'zustand'
import { useText, type TextKey } from '@/i18n'
import '@/i18n/areas/session'
import { useLiveState } from '@/stores/live'
import { preferences } from '@/stores/preferences'
import './parts.scss'

const TEXTS: Readonly<Record<ReturnType<typeof useLiveState>, TextKey>> = {
  live: 'session.lineConnected',
  connecting: 'session.lineConnecting',
  closed: 'session.lineOffline',
  offline: 'session.lineOffline',
}

/** Which line the app uses, and whether it is connected. */
export const LineStatus = () => {
  const { t } = useText()
  const state = useLiveState()
  const line = useStore(preferences, (s) => s.line) + 1
  return (
    <View className="line-status">
      <View className={`line-status__dot line-status__dot--${state}`} />
      <Text>{t(TEXTS[state], { line })}</Text>
    </View>
  )
}
