import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { LANGUAGES } from '@core/domain'
import { Icon, type IconName } from '@/components'
import { PALETTE_TEXTS, PaletteSheet } from '@/features/palette'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/drawing'
import '@/i18n/areas/person'
import '@/i18n/areas/settings'
import '@/i18n/areas/me'
import { Tappable } from '@/platform/tap'
import { usePref } from '@/stores/preferences'
import { ENTRY_GROUPS } from './entries'
import './profile.scss'

/** Where one can go from the profile, in groups: only screens that exist. */
export const Entries = ({ loggedIn }: { readonly loggedIn: boolean }) => {
  const { t } = useText()
  return (
    <View>
      {ENTRY_GROUPS.map(({ title, entries }) => ({ title, shown: entries.filter((e) => loggedIn || !e.own) }))
        .filter(({ shown }) => shown.length > 0)
        .map(({ title, shown }) => (
          <Group key={title} title={t(title)}>
            {shown.map(({ icon, text, url }) => (
              <EntryRow key={url} icon={icon} text={t(text)} onClick={() => go(url)} />
            ))}
          </Group>
        ))}
      <Settings />
    </View>
  )
}

const Settings = () => {
  const { t, lang } = useText()
  const palette = usePref('palette')
  const [choosing, setChoosing] = useState(false)
  const language = LANGUAGES.find((l) => l.code === lang)?.name
  return (
    <Group title={t('person.groupSettings')}>
      <EntryRow icon="globe" text={t('me.language')} note={language} onClick={() => go('/pages/me/lang')} />
      <EntryRow
        icon="palette"
        text={t('drawing.palette')}
        note={t(PALETTE_TEXTS[palette])}
        onClick={() => setChoosing(true)}
      />
      <EntryRow icon="sliders" text={t('settings.title')} onClick={() => go('/pages/me/setting')} />
      <PaletteSheet open={choosing} onClose={() => setChoosing(false)} />
    </Group>
  )
}

interface GroupProps {
  readonly title: string
  readonly children: ReactNode
}

const Group = ({ title, children }: GroupProps) => (
  <View className="entries-group">
    <View className="entries-group__title">{title}</View>
    <View className="card entries">{children}</View>
  </View>
)

interface EntryProps {
  readonly icon: IconName
  readonly text: string
  readonly onClick: () => void
  readonly note?: string | undefined
}

const EntryRow = ({ icon, text, note, onClick }: EntryProps) => (
  <Tappable className="entries__row" onClick={onClick}>
    <Icon name={icon} size={20} className="text-2" />
    <View className="grow">{text}</View>
    {note && <View className="text-3 sm">{note}</View>}
    <Icon name="right" size={16} className="text-3" />
  </Tappable>
)
