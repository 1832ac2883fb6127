import { View } from '@tarojs/components'
import { useState } from 'react'
import { Icon, Sheet } from '@/components'
import { go, goLogin } from '@/features/shell'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { useLoggedIn } from '@/stores/session'
import { FIRST_SHORTCUTS, MORE, SHORTCUTS, type Shortcut } from './shortcutList'
import './home.scss'

/** The things most often wanted, one tap away; the others behind "More". */
export const Shortcuts = () => {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  const loggedIn = useLoggedIn()
  const follow = ({ url, personal }: Shortcut): void => {
    setOpen(false)
    if (personal && !loggedIn) goLogin()
    else go(url)
  }
  return (
    <View className="shortcuts">
      {SHORTCUTS.slice(0, FIRST_SHORTCUTS).map((shortcut) => (
        <Tile
          key={shortcut.url}
          icon={shortcut.icon}
          text={t(shortcut.text)}
          onClick={() => follow(shortcut)}
        />
      ))}
      <Tile icon={MORE.icon} text={t(MORE.text)} onClick={() => setOpen(true)} />
      <Sheet open={open} title={t('home.allShortcuts')} onClose={() => setOpen(false)}>
        <View className="shortcuts__all">
          {SHORTCUTS.map((shortcut) => (
            <Tile
              key={shortcut.url}
              icon={shortcut.icon}
              text={t(shortcut.text)}
              onClick={() => follow(shortcut)}
            />
          ))}
        </View>
      </Sheet>
    </View>
  )
}

interface TileProps extends Pick<Shortcut, 'icon'> {
  readonly text: string
  readonly onClick: () => void
}

const Tile = ({ icon, text, onClick }: TileProps) => (
  <Tappable className="shortcuts__item" onClick={onClick}>
    <View className="shortcuts__box">
      <Icon name={icon} />
    </View>
    <View className="shortcuts__text">{text}</View>
  </Tappable>
)
