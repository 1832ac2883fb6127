import { Text, View } from '@tarojs/components'
import { Button, Field, Icon } from '@/components'
import { isFine } from '@/features/session/forms/errors'
import { FormProblem } from '@/features/session/parts/FormProblem'
import { useText } from '@/i18n'
import '@/i18n/areas/bank'
import { shownCard, type CardField } from './form'
import { useAddCard, type AddCard } from './useAddCard'
import './bank.scss'

/** Add a bank card. @param onDone it is in the list */
export const CardForm = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useText()
  const { form, busy, submit, problem } = useAddCard(onDone)
  const send = (): void => void submit()
  return (
    <View className="pad card-form">
      <Input form={form} field="holder" />
      <Input form={form} field="bank" />
      <Input form={form} field="cardNumber" onEnter={send} />
      <View className="card-form__note">
        <Icon name="lock" size={20} />
        <Text className="grow">{t('bank.note')}</Text>
      </View>
      {problem && <FormProblem problem={problem} />}
      <Button testId="submit" busy={busy} disabled={!isFine(form.errors)} onClick={send}>
        {t(busy ? 'bank.adding' : 'bank.add')}
      </Button>
    </View>
  )
}

interface InputProps {
  readonly form: AddCard['form']
  readonly field: CardField
  readonly onEnter?: () => void
}

const Input = ({ form: { state, errors, change, leave }, field, onEnter }: InputProps) => {
  const { t, problem } = useText()
  const [value, error] = [state[field], errors[field]]
  const isNumber = field === 'cardNumber'
  return (
    <Field
      label={t(`bank.${field}`)}
      showLabel
      kind={isNumber ? 'digits' : 'text'}
      placeholder={t(`bank.${field}Hint`)}
      maxLength={isNumber ? 30 : 80}
      value={value}
      error={error && problem(error)}
      hint={isNumber && value ? shownCard(value) : undefined}
      onChange={(text) => change({ [field]: text })}
      onBlur={() => value && leave(field)}
      onEnter={onEnter}
    />
  )
}
