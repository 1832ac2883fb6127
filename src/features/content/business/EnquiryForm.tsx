import { Text, View } from '@tarojs/components'
import { ENQUIRY_LENGTHS, type EnquiryField } from '@core/domain'
import { coordinatesText } from '@core/domain/places'
import { Button, Empty, Field, FieldError, Icon } from '@/components'
import { FormProblem } from '@/features/session/parts/FormProblem'
import { choosePlace } from '@/features/location/choosePlace'
import { useText, type TextKey } from '@/i18n'
import '@/i18n/areas/content'
import { Tappable } from '@/platform/tap'
import { TextArea } from '@/platform/textarea'
import { useEnquiry } from './useEnquiry'
import './business.scss'

type Enquiry = ReturnType<typeof useEnquiry>

const LINES = [
  ['name', 'content.name', 'content.nameHint'],
  ['company', 'content.companyName', 'content.companyHint'],
  ['contact', 'content.contact', 'content.contactHint'],
] as const satisfies readonly (readonly [EnquiryField, TextKey, TextKey])[]

/** Who wants to work with us writes here. */
export const EnquiryForm = () => {
  const { t } = useText()
  const form = useEnquiry()
  if (form.sent)
    return (
      <Empty
        icon="check"
        title={t('content.sentTitle')}
        text={t('content.sentText')}
        action={
          <Button kind="secondary" onClick={form.again}>
            {t('content.another')}
          </Button>
        }
      />
    )
  return (
    <View className="pad enquiry">
      <View className="enquiry__title">{t('content.enquiryTitle')}</View>
      {LINES.map(([field, label, hint]) => (
        <Line key={field} form={form} field={field} label={t(label)} hint={t(hint)} />
      ))}
      <Message form={form} />
      <View className="enquiry__note">
        <Icon name="lock" size={20} />
        <Text className="grow">{t('content.enquiryNote')}</Text>
      </View>
      {form.problem && <FormProblem problem={form.problem} />}
      <Button testId="enquiry" busy={form.busy} onClick={() => void form.submit()}>
        {t(form.busy ? 'content.sending' : 'content.send')}
      </Button>
    </View>
  )
}

interface LineProps {
  readonly form: Enquiry
  readonly field: EnquiryField
  readonly label: string
  readonly hint: string
}

const Line = ({ form, field, label, hint }: LineProps) => {
  const { problem } = useText()
  const error = form.errorOf(field)
  return (
    <Field
      label={label}
      showLabel
      placeholder={hint}
      maxLength={ENQUIRY_LENGTHS[field]}
      value={form.state[field]}
      error={error && problem(error)}
      onChange={(text) => form.change(field, text)}
      onBlur={() => form.state[field] && form.leave(field)}
    />
  )
}

const Message = ({ form }: { readonly form: Enquiry }) => {
  const { t, problem } = useText()
  const error = form.errorOf('message')
  const { message } = form.state
  const addPlace = async (): Promise<void> => {
    const place = await choosePlace()
    if (!place) return
    const line = [place.name, place.address, coordinatesText(place)].filter(Boolean).join(', ')
    form.change('message', message ? `${message}\n${line}` : line)
  }
  return (
    <View className="field">
      <View className="field__head">
        <Text>{t('content.message')}</Text>
        <Text>{t('content.left', { count: message.length, max: ENQUIRY_LENGTHS.message })}</Text>
      </View>
      <View className={`enquiry__box${error ? ' enquiry__box--error' : ''}`}>
        <TextArea
          className="enquiry__text"
          label={t('content.message')}
          placeholder={t('content.messageHint')}
          maxLength={ENQUIRY_LENGTHS.message}
          value={message}
          onChange={(text) => form.change('message', text)}
        />
      </View>
      {error && <FieldError text={problem(error)} />}
      <Tappable className="enquiry__place" testId="add-place" onClick={() => void addPlace()}>
        <Icon name="globe" size={20} />
        <Text>{t('content.addPlace')}</Text>
      </Tappable>
    </View>
  )
}
