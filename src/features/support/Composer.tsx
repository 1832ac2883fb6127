import { View } from '@tarojs/components'
import { useState } from 'react'
import { checkSupportText, SUPPORT_TEXT_LENGTH } from '@core/domain'
import { post, problemOf, useAction } from '@/api'
import { Button } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/support'
import { TextArea } from '@/platform/textarea'
import { showToast } from '@/stores/toasts'
import './support.scss'

/** Length from which the reader is told how much room is left. */
const NEAR_THE_END = SUPPORT_TEXT_LENGTH - 100

/** Writes a message. @param onSent it is in the thread */
export const Composer = ({ onSent }: { readonly onSent: () => void }) => {
  const { t, problem } = useText()
  const [text, setText] = useState('')
  const { busy, run } = useAction()
  const send = async (): Promise<void> => {
    try {
      await run(text, (key) => post('ext.supportMessages', { key, text }))
      setText('')
      onSent()
    } catch (error) {
      showToast('error', problem(problemOf(error)))
    }
  }
  return (
    <View className="composer">
      <TextArea
        className="composer__text"
        label={t('support.write')}
        placeholder={t('support.placeholder')}
        maxLength={SUPPORT_TEXT_LENGTH}
        value={text}
        onChange={setText}
      />
      <Button
        small
        testId="send"
        busy={busy}
        disabled={checkSupportText(text) !== null}
        onClick={() => void send()}
      >
        {t('support.send')}
      </Button>
      {text.length > NEAR_THE_END && (
        <View className="composer__left">
          {t('support.left', { count: text.length, max: SUPPORT_TEXT_LENGTH })}
        </View>
      )}
    </View>
  )
}
