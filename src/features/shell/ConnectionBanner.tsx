import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { Icon } from '@/components'
import { useText } from '@/i18n'
import { liveStatus, useLiveState } from '@/stores/live'
import './connection-banner.scss'

const GRACE_MS = 2_000

/** Says under the bar that prices are old, and how old, while the connection is being made again. */
export const ConnectionBanner = () => {
  const { t } = useText()
  const state = useLiveState()
  const seconds = useSecondsSince(state)
  if (state === 'live' || state === 'closed' || seconds === null) return null
  const text =
    state === 'offline'
      ? t('common.offline')
      : seconds > 0
        ? t('common.staleSeconds', { seconds })
        : t('common.staleLive')
  return (
    <View className="connection-banner" ariaRole="status">
      <Icon name={state === 'offline' ? 'offline' : 'clock'} size={20} />
      <View className="grow">{text}</View>
      <View className="spinner" />
    </View>
  )
}

/** Age of the last word from the server in seconds; null during the first moments. */
const useSecondsSince = (state: string): number | null => {
  const [seconds, setSeconds] = useState<number | null>(null)
  useEffect(() => {
    setSeconds(null)
    if (state === 'live') return undefined
    const read = (): void => {
      const { lastHeard } = liveStatus.getState()
      setSeconds(lastHeard === null ? 0 : Math.round((Date.now() - lastHeard) / 1000))
    }
    const first = setTimeout(read, GRACE_MS)
    const timer = setInterval(read, 1_000 + GRACE_MS)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [state])
  return seconds
}
