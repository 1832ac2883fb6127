import { View } from '@tarojs/components'
import { useState } from 'react'
import { endSession } from '@/api/endSession'
import { Button, Icon, Sheet } from '@/components'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { clearSession, session } from '@/stores/session'
import { relaunchLogin } from './navigate'
import './logout.scss'

/** Ends the session on both sides. The device forgets it even when the server cannot be reached. */
const logout = async (): Promise<void> => {
  const { token } = session.getState()
  const told = token ? endSession(token) : undefined
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, 2_000))])
  clearSession()
  relaunchLogin()
}

export const LogoutButton = ({ short }: { readonly short?: boolean }) => {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Tappable className="header__button" label={t('common.logout')} onClick={() => setOpen(true)}>
        <Icon name="logout" size={20} className="text-2" />
        {!short && t('common.logout')}
      </Tappable>
      <LogoutSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}

export const LogoutSheet = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const { t } = useText()
  const [busy, setBusy] = useState(false)
  const confirm = (): void => {
    setBusy(true)
    void logout().finally(() => {
      setBusy(false)
      onClose()
    })
  }
  return (
    <Sheet open={open} title={t('common.logoutQuestion')} onClose={onClose}>
      <View className="text-2">{t('common.logoutNote')}</View>
      <View className="logout__buttons">
        <Button kind="secondary" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button kind="primary" busy={busy} onClick={confirm} testId="logout-confirm">
          {t('common.logout')}
        </Button>
      </View>
    </Sheet>
  )
}
