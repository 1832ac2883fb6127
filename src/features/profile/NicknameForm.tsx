import { View } from '@tarojs/components'
import { useState } from 'react'
import { checkNickname, MAX_NICKNAME, type AppProblem } from '@core/domain'
import { call, problemOf, useAction } from '@/api'
import { Button, Field } from '@/components'
import type { SectionProps } from '@/features/security/sections'
import { useText } from '@/i18n'
import '@/i18n/areas/person'
import { setUserInfo } from '@/stores/session'
import './forms.scss'

/** The name that others see. */
export const NicknameForm = ({ user, onDone }: SectionProps) => {
  const { t, problem } = useText()
  const [text, setText] = useState(user.nickname)
  const { busy, fault, setFault, save } = useSave(text, onDone)
  const change = (typed: string): void => {
    setText(typed)
    setFault(null)
  }
  return (
    <View className="pad profile-form">
      <Field
        label={t('person.nickname')}
        showLabel
        placeholder={t('person.nicknamePlaceholder')}
        maxLength={MAX_NICKNAME * 2}
        hint={t('person.nicknameHint', { max: MAX_NICKNAME })}
        value={text}
        error={fault ? problem(fault) : undefined}
        onChange={change}
        onBlur={() => setFault(checkNickname(text))}
        onEnter={() => void save()}
      />
      <Button testId="submit" busy={busy} disabled={fault !== null} onClick={() => void save()}>
        {t(busy ? 'person.saving' : 'person.save')}
      </Button>
    </View>
  )
}

const useSave = (text: string, onDone: SectionProps['onDone']) => {
  const { busy, run } = useAction()
  const [fault, setFault] = useState<AppProblem | null>(null)
  const save = async (): Promise<void> => {
    const wrong = checkNickname(text)
    setFault(wrong)
    if (wrong) return
    try {
      const user = await run(text, () => call('profile.editName', { nickname: text }))
      if (!user) return
      setUserInfo(user)
      onDone('person.nicknameSaved')
    } catch (error) {
      setFault(problemOf(error))
    }
  }
  return { busy, fault, setFault, save }
}
