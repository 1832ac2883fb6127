import { View } from '@tarojs/components'
import { Icon, type IconName } from '@/components'
import { go } from '@/features/shell'
import { Tappable } from '@/platform/tap'
import './settings.scss'

interface Props {
  readonly icon: IconName
  readonly text: string
  /** What is set now. */
  readonly note?: string
  /** Where it leads, or what it opens. */
  readonly url?: string
  readonly onClick?: () => void
  readonly testId?: string
}

/** One setting: what it is, what it is set to, and the way to change it. */
export const SettingRow = ({ icon, text, note, url, onClick, testId }: Props) => (
  <Tappable
    className="setting"
    testId={testId}
    onClick={() => {
      if (url) go(url)
      else onClick?.()
    }}
  >
    <Icon name={icon} size={20} className="text-2" />
    <View className="grow">{text}</View>
    {note !== undefined && <View className="setting__note text-3 sm">{note}</View>}
    <Icon name="right" size={16} className="text-3" />
  </Tappable>
)
