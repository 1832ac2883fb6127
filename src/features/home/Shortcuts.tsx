import { View } from '@tarojs/components'
import { Icon, type IconName } from '@/components'
import { go, goLogin } from '@/features/shell'
import { useText, type TextKey } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { useLoggedIn } from '@/stores/session'

interface Shortcut {
  readonly icon: IconName
  readonly text: TextKey
  readonly url: string
  /** Needs a login first. */
  readonly personal?: true
}

const SHORTCUTS: readonly Shortcut[] = [
  { icon: 'transfer', text: 'home.transfer', url: '/pages/asset/transfer', personal: true },
  { icon: 'options', text: 'home.options', url: '/pages/contract/index' },
  { icon: 'record', text: 'home.funds', url: '/pages/asset/detail', personal: true },
  { icon: 'notice', text: 'home.notices', url: '/pages/home/noticeList' },
  { icon: 'support', text: 'home.support', url: '/pages/me/support' },
]

/** The things most often wanted, one tap away. */
export const Shortcuts = () => {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  return (
    <View className="shortcuts">
      {SHORTCUTS.map(({ icon, text, url, personal }) => (
        <Tappable
          key={url}
          className="shortcuts__item"
          onClick={() => (personal && !loggedIn ? goLogin() : go(url))}
        >
          <View className="shortcuts__box">
            <Icon name={icon} />
          </View>
          <View className="shortcuts__text">{t(text)}</View>
        </Tappable>
      ))}
    </View>
  )
}
