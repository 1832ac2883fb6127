import { View } from '@tarojs/components'
import './ring.scss'

interface Props {
  /** Share that is left, 0 to 1, from 12 o'clock. */
  readonly left: number
  readonly text: string
}

/** A countdown: a lime ring that empties, with the time inside. */
export const RingCountdown = ({ left, text }: Props) => {
  const degrees = Math.max(0, Math.min(1, left)) * 360
  return (
    <View
      className="ring"
      style={{ background: `conic-gradient(var(--lime) ${degrees}deg, var(--surface-3) ${degrees}deg)` }}
    >
      <View className="ring__hole">{text}</View>
    </View>
  )
}
