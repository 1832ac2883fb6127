import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { KeyValue } from '@/components'
import { useText, type TextKey } from '@/i18n'
import '@/i18n/areas/lines'
import { liveStatus, useLiveState } from '@/stores/live'
import { preferences } from '@/stores/preferences'

type State = ReturnType<typeof useLiveState>

const STATES: Readonly<Record<State, TextKey>> = {
  live: 'lines.live',
  connecting: 'lines.connecting',
  closed: 'lines.closed',
  offline: 'lines.offline',
}

const TICK_MS = 1_000

/** State of the live connection on the line in use, and how old its last message is. */
export const LiveCard = () => {
  const { t } = useText()
  const state = useLiveState()
  const line = useStore(preferences, (s) => s.line)
  const age = useMessageAge()
  return (
    <View className="card lines__live">
      <KeyValue label={t('lines.inUse')}>{t('lines.name', { line: line + 1 })}</KeyValue>
      <KeyValue label={t('lines.connection')}>
        <View className="row gap-1">
          <View className={`lines__dot lines__dot--${state}`} />
          {t(STATES[state])}
        </View>
      </KeyValue>
      <KeyValue label={t('lines.lastMessage')}>
        {age === null ? t('lines.noMessage') : t('lines.secondsAgo', { seconds: age })}
      </KeyValue>
    </View>
  )
}

/** Whole seconds since the server last spoke; null before the first time. */
const useMessageAge = (): number | null => {
  const read = (): number | null => {
    const { lastHeard } = liveStatus.getState()
    return lastHeard === null ? null : Math.max(0, Math.floor((Date.now() - lastHeard) / TICK_MS))
  }
  const [age, setAge] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => setAge(read()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return age
}
