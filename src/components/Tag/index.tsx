import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './tag.scss'

interface Props {
  readonly kind?: 'plain' | 'up' | 'down' | 'warn' | 'lime'
  readonly children: ReactNode
}

/** A small word on a tint: a state, a direction. */
export const Tag = ({ kind = 'plain', children }: Props) => (
  <View className={`tag tag--${kind}`}>
    {(kind === 'up' || kind === 'down') && (
      <View className={`triangle${kind === 'down' ? ' triangle--down' : ''}`} />
    )}
    {children}
  </View>
)
