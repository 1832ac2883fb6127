import { Text, View } from '@tarojs/components'
import { PHISHING_WORD_LENGTH } from '@core/domain'
import { post, useCall } from '@/api'
import { Button, Field, Icon, Problem, Skeleton } from '@/components'
import type { SectionProps } from '@/features/security/sections'
import { isFine } from '@/features/session/forms/errors'
import { FormProblem } from '@/features/session/parts/FormProblem'
import { useText } from '@/i18n'
import '@/i18n/areas/access'
import { PRESENT_FIELDS, wordErrors, type WordState } from './forms'
import { PresentField } from './PresentField'
import { useSubmit } from './useSubmit'
import './access.scss'

const [MIN, MAX] = PHISHING_WORD_LENGTH

/** The word that every mail to the user carries. */
export const PhishingForm = ({ onDone }: SectionProps) => {
  const { data, problem, reload } = useCall('ext.phishingWord', {})
  if (!data) return problem ? <Problem problem={problem} onRetry={() => void reload()} /> : <Skeleton />
  return <WordForm present={data.phishingWord} onDone={onDone} />
}

interface Props extends Pick<SectionProps, 'onDone'> {
  readonly present: string | null
}

const send = ({ word, present }: WordState) =>
  post('ext.phishingWord', { phishingWord: word.trim(), password: present })

const WordForm = ({ present, onDone }: Props) => {
  const { t, problem: say } = useText()
  const { form, busy, problem, submit } = useSubmit({
    initial: { word: present ?? '', present: '' },
    check: wordErrors,
    fields: { ...PRESENT_FIELDS, PHISHING_WORD_INVALID: 'word' as const },
    send,
    done: ({ phishingWord }) => onDone(phishingWord === null ? 'access.wordRemoved' : 'access.wordSaved'),
  })
  const { state, errors, change, leave } = form
  return (
    <View className="pad access">
      <Text className="text-2">{t('access.wordText')}</Text>
      <Field
        label={t('access.word')}
        showLabel
        placeholder={t('access.wordHint', { min: MIN, max: MAX })}
        hint={t('access.wordEmpty')}
        maxLength={MAX * 2}
        before={<Icon name="mail" size={20} />}
        value={state.word}
        error={errors.word && say(errors.word)}
        onChange={(word) => change({ word })}
        onBlur={() => leave('word')}
      />
      <PresentField
        state={state}
        error={errors.present}
        onChange={change}
        onBlur={() => leave('present')}
        onEnter={submit}
      />
      {problem && <FormProblem problem={problem} />}
      <Button testId="submit" busy={busy} disabled={!isFine(errors)} onClick={submit}>
        {t(busy ? 'access.saving' : 'access.saveWord')}
      </Button>
    </View>
  )
}
