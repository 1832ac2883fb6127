import { View } from '@tarojs/components'
import { Icon, Tag, type IconName } from '@/components'
import { go } from '@/features/shell'
import '@/features/profile/profile.scss'
import { Tappable } from '@/platform/tap'
import './security.scss'

interface Props {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly url: string
  /** A word about how it stands. */
  readonly state?: string
  /** How that is: fine unless said otherwise. */
  readonly mood?: 'lime' | 'warn' | 'plain'
}

/** One thing that can be changed: what it is, how it stands, and the way to it. */
export const SecurityRow = ({ icon, title, text, url, state, mood = 'lime' }: Props) => (
  <Tappable className="entries__row security-row" onClick={() => go(url)}>
    <Icon name={icon} size={20} className="text-2" />
    <View className="grow">
      <View>{title}</View>
      <View className="cap text-3">{text}</View>
    </View>
    {state && <Tag kind={mood}>{state}</Tag>}
    <Icon name="right" size={16} className="text-3" />
  </Tappable>
)
