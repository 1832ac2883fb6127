import { View } from '@tarojs/components'
import type { IconName } from './names'
import './icon.scss'

export type { IconName } from './names'

interface Props {
  readonly name: IconName
  /** Pixels on a 375 wide phone. */
  readonly size?: 24 | 20 | 16 | 14 | 12
  readonly className?: string
}

/** A line icon in the colour of the text around it; decoration, so that it is silent for screen readers. */
export const Icon = ({ name, size = 24, className = '' }: Props) => (
  <View className={`icon icon--${name}${size === 24 ? '' : ` icon--${size * 2}`} ${className}`} />
)
