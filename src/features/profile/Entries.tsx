import { View } from '@tarojs/components'
import { useState } from 'react'
import { LANGUAGES } from '@core/domain'
import { Icon, type IconName } from '@/components'
import { PALETTE_TEXTS, PaletteSheet } from '@/features/palette'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/drawing'
import { Tappable } from '@/platform/tap'
import { usePref } from '@/stores/preferences'
import './profile.scss'

/** Where one can go from the profile: only screens that exist. */
export const Entries = ({ loggedIn }: { readonly loggedIn: boolean }) => {
  const { t, lang } = useText()
  const palette = usePref('palette')
  const [choosing, setChoosing] = useState(false)
  const language = LANGUAGES.find((l) => l.code === lang)?.name
  return (
    <View className="card entries">
      {loggedIn && <Entry icon="record" text={t('me.funds')} url="/pages/asset/detail" />}
      {loggedIn && (
        <>
          <Entry icon="lock" text={t('security.title')} url="/pages/me/secure" />
          <Entry icon="sliders" text={t('fair.limits')} url="/pages/me/limits" />
          <Entry icon="withdraw" text={t('addresses.title')} url="/pages/me/bindAddress" />
          <Entry icon="assets" text={t('bank.title')} url="/pages/asset/bank" />
        </>
      )}
      <Entry icon="notice" text={t('me.notices')} url="/pages/home/noticeList" />
      <Entry icon="support" text={t('me.support')} url="/pages/me/support" />
      <Entry icon="shield" text={t('me.agreement')} url="/pages/agreement/index" />
      <Entry icon="alert" text={t('fair.riskStatement')} url="/pages/agreement/index?text=risk" />
      <Entry icon="trend" text={t('fair.rates')} url="/pages/agreement/rates" />
      <Entry icon="globe" text={t('me.language')} note={language} url="/pages/me/lang" />
      <Entry
        icon="palette"
        text={t('drawing.palette')}
        note={t(PALETTE_TEXTS[palette])}
        onClick={() => setChoosing(true)}
      />
      <PaletteSheet open={choosing} onClose={() => setChoosing(false)} />
    </View>
  )
}

interface EntryProps {
  readonly icon: IconName
  readonly text: string
  /** Where it leads, or what it opens. */
  readonly url?: string
  readonly onClick?: () => void
  readonly note?: string | undefined
}

const Entry = ({ icon, text, url, note, onClick }: EntryProps) => (
  <Tappable className="entries__row" onClick={() => (url ? go(url) : onClick?.())}>
    <Icon name={icon} size={20} className="text-2" />
    <View className="grow">{text}</View>
    {note && <View className="text-3 sm">{note}</View>}
    <Icon name="right" size={16} className="text-3" />
  </Tappable>
)
