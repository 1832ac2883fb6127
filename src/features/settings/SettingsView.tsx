import { View } from '@tarojs/components'
import { useState } from 'react'
import { useStore } from 'zustand'
import { LANGUAGES } from '@core/domain'
import { Switch } from '@/components'
import { PALETTE_TEXTS, PaletteSheet } from '@/features/palette'
import { useText } from '@/i18n'
import '@/i18n/areas/drawing'
import '@/i18n/areas/lines'
import '@/i18n/areas/settings'
import { inShell } from '@/platform/shell'
import { preferences, setPrefs, usePref } from '@/stores/preferences'
import { CacheRow } from './CacheRow'
import { FiatRow } from './FiatRow'
import { LockSwitch } from './LockSwitch'
import { SettingRow } from './SettingRow'
import { VersionRow } from './VersionRow'
import './settings.scss'

/** Everything that can be set on this device. Each change is applied at once and kept. */
export const SettingsView = () => (
  <View className="pad settings">
    <View className="card settings__group">
      <Ways />
      <FiatRow />
      <SettingRow icon="bell" text={useText().t('settings.notifications')} url={NOTIFICATIONS} />
    </View>
    <View className="card settings__group">
      <Switches />
    </View>
    <View className="card settings__group">
      <CacheRow />
      <VersionRow />
    </View>
  </View>
)

const NOTIFICATIONS = '/pages/me/messages?tab=settings'

const Ways = () => {
  const { t, lang } = useText()
  const line = useStore(preferences, (s) => s.line)
  const palette = usePref('palette')
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <SettingRow
        icon="globe"
        text={t('common.language')}
        note={LANGUAGES.find(({ code }) => code === lang)?.name ?? ''}
        url="/pages/me/lang"
      />
      <SettingRow
        icon="swap"
        text={t('lines.title')}
        note={t('lines.name', { line: line + 1 })}
        url="/pages/me/changeDomain"
        testId="setting-line"
      />
      <SettingRow
        icon="palette"
        text={t('drawing.palette')}
        note={t(PALETTE_TEXTS[palette])}
        onClick={() => setChoosing(true)}
      />
      <PaletteSheet open={choosing} onClose={() => setChoosing(false)} />
    </>
  )
}

const Switches = () => {
  const { t } = useText()
  const [small, hidden, skip, less] = [
    usePref('hideSmall'),
    usePref('hideBalances'),
    usePref('skipConfirm'),
    usePref('lessMotion'),
  ]
  return (
    <>
      {inShell && <LockSwitch />}
      <Switch
        label={t('settings.confirm')}
        on={!skip}
        testId="switch-confirm"
        onChange={(on) => setPrefs({ skipConfirm: !on })}
      />
      <Switch
        label={t('settings.hideSmall')}
        on={small}
        testId="switch-small"
        onChange={(hideSmall) => setPrefs({ hideSmall })}
      />
      <Switch
        label={t('settings.hideBalances')}
        on={hidden}
        testId="switch-balances"
        onChange={(hideBalances) => setPrefs({ hideBalances })}
      />
      <Switch
        label={t('settings.lessMotion')}
        on={less}
        testId="switch-motion"
        onChange={(lessMotion) => setPrefs({ lessMotion })}
      />
    </>
  )
}
