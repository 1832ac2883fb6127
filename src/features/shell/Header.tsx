import { Text, View } from '@tarojs/components'
import { useState, type CSSProperties, type ReactNode } from 'react'
import { LANGUAGES } from '@core/domain'
import { Icon, Logo, PickSheet } from '@/components'
import { Bell } from '@/features/notifications/Bell'
import { useText } from '@/i18n'
import { barRoom } from '@/platform/screen'
import { Tappable } from '@/platform/tap'
import { useLoggedIn } from '@/stores/session'
import { LogoutButton } from './LogoutButton'
import { go, goBack, goLogin } from './navigate'
import { pickLanguage } from './pickLanguage'
import './header.scss'

/** Keeps the bar clear of the client's own; nothing where there is none. */
const clearOf = ({ top, right }: ReturnType<typeof barRoom>): CSSProperties | undefined =>
  top > 0 || right > 0
    ? { paddingTop: `${top}px`, ...(right > 0 ? { paddingRight: `${right}px` } : {}) }
    : undefined
const titleBelow = ({ top, right }: ReturnType<typeof barRoom>): CSSProperties | undefined =>
  top > 0 && right === 0 ? { top: `${top}px` } : undefined
/** Beside the client's own buttons there is no middle: the title takes what the icons leave. */
const titleClass = ({ right }: ReturnType<typeof barRoom>, wide: boolean): string =>
  `header__title${right > 0 ? ' header__title--beside' : wide ? ' header__title--wide' : ''}`

interface HeaderProps {
  readonly title: string | undefined
  readonly middle?: ReactNode
  readonly opacity: number
  readonly right?: ReactNode
}

/** Bar of the tab pages: logo to the profile, language, log in or out. */
export const Header = ({ title, middle, opacity, right }: HeaderProps) => {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const room = barRoom()
  const short = Boolean(title) || room.right > 0
  return (
    <View className="header" style={clearOf(room)}>
      <View className="header__ground" style={{ opacity }} />
      <Tappable
        className="header__brand"
        label={title ? t('common.profile') : `${t('common.appName')}, ${t('common.profile')}`}
        onClick={() => go('/pages/me/index')}
      >
        <Logo />
        {!title && <Text className="header__wordmark">{t('common.appName')}</Text>}
      </Tappable>
      {title && (
        <View className={titleClass(room, Boolean(middle))} style={titleBelow(room)}>
          {middle ?? <Text className="title-grad ellipsis">{title}</Text>}
        </View>
      )}
      <View className="header__right">
        {right ?? (
          <>
            <Bell />
            <LanguagePicker short={loggedIn || short} />
            {loggedIn ? (
              <LogoutButton short={short} />
            ) : (
              <Tappable className="header__button" onClick={goLogin}>
                {t('common.login')}
              </Tappable>
            )}
          </>
        )}
      </View>
    </View>
  )
}

const SHORT: Readonly<Record<string, string>> = { en_US: 'EN', zh_CN: '中', ja_JP: '日' }

/** Opens the choice of the three languages; it is applied at once and kept. */
export const LanguagePicker = ({ short }: { readonly short?: boolean }) => {
  const { t, lang } = useText()
  const [open, setOpen] = useState(false)
  const shown = short ? SHORT[lang] : LANGUAGES.find((l) => l.code === lang)?.name
  return (
    <>
      <Tappable
        className="header__button"
        label={`${shown ?? ''}, ${t('common.language')}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="globe" size={20} className="text-2" />
        <Text>{shown}</Text>
        {!short && <Icon name="chevron" size={16} className="text-3" />}
      </Tappable>
      <PickSheet
        open={open}
        title={t('common.language')}
        options={LANGUAGES.map((l) => ({ value: l.code, text: l.name }))}
        value={lang}
        onPick={pickLanguage}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

interface FixedBarProps {
  readonly title: string
  readonly middle?: ReactNode
  readonly right?: ReactNode
  readonly opacity: number
}

/** Bar of the other pages: back, centred title with ellipsis, right-hand slot. */
export const FixedBar = ({ title, middle, right, opacity }: FixedBarProps) => {
  const { t } = useText()
  const room = barRoom()
  return (
    <View className="header" style={clearOf(room)}>
      <View className="header__ground" style={{ opacity }} />
      <Tappable className="header__icon header__icon--left" label={t('common.back')} onClick={goBack}>
        <Icon name="back" />
      </Tappable>
      <View className={titleClass(room, Boolean(middle))} style={titleBelow(room)}>
        {middle ?? <Text className="title-grad ellipsis">{title}</Text>}
      </View>
      <View className="header__right">{right}</View>
    </View>
  )
}

interface HeaderIconProps {
  readonly name: Parameters<typeof Icon>[0]['name']
  readonly label: string
  readonly onClick: () => void
}

/** An icon in the right-hand slot. */
export const HeaderIcon = ({ name, label, onClick }: HeaderIconProps) => (
  <Tappable className="header__icon" label={label} onClick={onClick}>
    <Icon name={name} />
  </Tappable>
)
