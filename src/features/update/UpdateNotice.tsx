import { View } from '@tarojs/components'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { Button, Logo, Markdown, Sheet } from '@/components'
import { useText } from '@/i18n'
import { inShell } from '@/platform/shell'
import { installUpdate } from '@/platform/update'
import { showToast } from '@/stores/toasts'
import { useUpdate, useUpdateReady, type Update } from '@/stores/update'
import { declineUpdate, putOffReload } from './checkUpdate'
import './update.scss'

interface Props {
  /** Nothing that could be interrupted is done on this page: here a newer app that only waits is offered. */
  readonly calm?: boolean
}

/** A newer version: a sheet that can be put off, or, when this one must not be used any more, all of the screen. */
export const UpdateNotice = ({ calm = false }: Props) => {
  const { t } = useText()
  const update = useUpdate()
  const ready = useUpdateReady()
  const shown = useShown()
  if (!shown) return null
  if (!update) return calm ? <Ready open={ready} /> : null
  if (update.forced)
    return (
      <View className="update" ariaRole="alertdialog" ariaLabel={t('common.updateForced')}>
        <View className="update__body">
          <Logo size={56} />
          <View className="h1">{t('common.updateForced')}</View>
          <View className="update__text">{t('common.updateForcedText', { version: APP_VERSION })}</View>
          <News update={update} />
        </View>
        <Install text={t('common.updateNow')} />
      </View>
    )
  return (
    <Sheet open title={t('common.updateTitle')} onClose={declineUpdate}>
      <News update={update} />
      <Install text={t('common.updateNow')} />
      <Button kind="secondary" className="update__button" onClick={declineUpdate}>
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

/** Loaded and waiting: whoever does not want to reload now gets it the next time. */
const Ready = ({ open }: { readonly open: boolean }) => {
  const { t } = useText()
  return (
    <Sheet open={open} title={t('common.updateReady')} onClose={putOffReload}>
      <View className="update__text update__news">{t('common.updateReadyText')}</View>
      <Install text={t('common.reloadNow')} />
      <Button kind="secondary" className="update__button" onClick={putOffReload}>
        {t('common.updateLater')}
      </Button>
    </Sheet>
  )
}

/** Starts the newer app. */
export const Install = ({ text }: { readonly text: string }) => {
  const { t } = useText()
  const install = async (): Promise<void> => {
    if (!(await installUpdate()))
      showToast('error', t(inShell ? 'common.updateStore' : 'common.updateWaiting'))
  }
  return (
    <Button className="update__button" onClick={() => void install()}>
      {text}
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
