import { View } from '@tarojs/components'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { Button, Logo, Markdown, Sheet } from '@/components'
import { useText } from '@/i18n'
import { installUpdate } from '@/platform/update'
import { showToast } from '@/stores/toasts'
import { useUpdate, type Update } from '@/stores/update'
import { declineUpdate } from './checkUpdate'
import './update.scss'

/** A newer version: a sheet that can be put off, or, when this one must not be used any more, all of the screen. */
export const UpdateNotice = () => {
  const { t } = useText()
  const update = useUpdate()
  const shown = useShown()
  if (!update || !shown) return null
  if (update.forced)
    return (
      <View className="update" ariaRole="alertdialog" ariaLabel={t('common.updateForced')}>
        <View className="update__body">
          <Logo size={56} />
          <View className="h1">{t('common.updateForced')}</View>
          <View className="update__text">{t('common.updateForcedText', { version: APP_VERSION })}</View>
          <News update={update} />
        </View>
        <Install />
      </View>
    )
  return (
    <Sheet open title={t('common.updateTitle')} onClose={declineUpdate}>
      <News update={update} />
      <Install />
      <Button kind="quiet" onClick={declineUpdate}>
        {t('common.updateLater')}
      </Button>
    </Sheet>
  )
}

const News = ({ update: { version, notes } }: { readonly update: Update }) => {
  const { t } = useText()
  return (
    <View className="update__news">
      <View className="update__version">{t('common.updateVersion', { version })}</View>
      <Markdown source={notes} />
    </View>
  )
}

const Install = () => {
  const { t } = useText()
  const install = async (): Promise<void> => {
    if (!(await installUpdate())) showToast('error', t('common.updateWaiting'))
  }
  return (
    <Button className="update__button" onClick={() => void install()}>
      {t('common.updateNow')}
    </Button>
  )
}

/** Pages beneath in the stack are rendered too. */
const useShown = (): boolean => {
  const [shown, setShown] = useState(true)
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  return shown
}
