import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Tappable } from '@/platform/tap'
import { Icon } from '../Icon'
import './checkbox.scss'

interface Props {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly label: string
  /** Shown beside the box instead of the label, when it holds links. */
  readonly children?: ReactNode
}

export const Checkbox = ({ checked, onChange, label, children }: Props) => (
  <View className="checkbox">
    <Tappable
      role="checkbox"
      on={checked}
      label={label}
      className="checkbox__tap"
      onClick={() => onChange(!checked)}
    >
      <View className={`checkbox__box${checked ? ' checkbox__box--on' : ''}`}>
        {checked && <Icon name="check" size={16} />}
      </View>
      {!children && label}
    </Tappable>
    {children}
  </View>
)
