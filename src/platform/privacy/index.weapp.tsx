import { Button as ClientButton, View } from '@tarojs/components'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button, Sheet } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/privacy'
import { Tappable } from '../tap'
import { answer, openGuideline, waiting } from './asked'
import './privacy.scss'

const AGREE_ID = 'privacy-agree'

const refuse = (): void => answer({ event: 'disagree' })
const agree = (): void => answer({ event: 'agree', buttonId: AGREE_ID })

/** Asks before the client hands out what belongs to the user. A refusal ends only what was about to be done. */
export const PrivacySheet = () => {
  const { t } = useText()
  const asked = useStore(waiting, (state) => state.asked.length > 0)
  const shown = useShown()
  if (!asked || !shown) return null
  return (
    <Sheet open title={t('privacy.title')} onClose={refuse}>
      <View className="privacy__text">{t('privacy.text')}</View>
      <Tappable className="privacy__read" role="link" onClick={openGuideline}>
        {t('privacy.read')}
      </Tappable>
      <ClientButton
        id={AGREE_ID}
        className="button button--primary privacy__agree"
        openType="agreePrivacyAuthorization"
        onAgreePrivacyAuthorization={agree}
      >
        {t('privacy.agree')}
      </ClientButton>
      <Button kind="secondary" onClick={refuse}>
        {t('privacy.refuse')}
      </Button>
    </Sheet>
  )
}

/** Pages beneath in the stack are rendered too. */
const useShown = (): boolean => {
  const [shown, setShown] = useState(true)
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  return shown
}
