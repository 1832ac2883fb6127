import { Text, View } from '@tarojs/components'
import { Button } from '@/components'
import type { SectionProps } from '@/features/security/sections'
import { OwnCodeField } from '@/features/session/code/OwnCodeField'
import type { AccountKind } from '@/features/session/forms/account'
import { isFine } from '@/features/session/forms/errors'
import { InboxBanner } from '@/features/session/inbox/InboxBanner'
import { useInbox } from '@/features/session/inbox/useInbox'
import { EmailField, PhoneField } from '@/features/session/parts/AccountField'
import { FormProblem } from '@/features/session/parts/FormProblem'
import { CodeField } from '@/features/session/register/CodeField'
import { useText } from '@/i18n'
import '@/i18n/areas/person'
import '../forms.scss'
import { useBindContact } from './useBindContact'

interface Props extends SectionProps {
  readonly kind: AccountKind
}

/** A second contact, or another in place of this one: a code to the new one, and one to a contact there was before. */
export const BindContact = ({ kind, user, onDone }: Props) => {
  const { t } = useText()
  const binding = useBindContact(kind, user, () => onDone('person.contactBound'))
  const { form, own, busy, problem } = binding
  const { state, errors, change, leave } = form
  const present = user[kind]
  const Contact = kind === 'email' ? EmailField : PhoneField
  return (
    <View className="pad profile-form">
      <Text className="profile-form__note">
        {present ? t('person.replaces', { present }) : t('person.addsContact')}
      </Text>
      <Contact
        state={state}
        error={errors.account}
        showLabel
        onChange={change}
        onBlur={() => leave('account')}
      />
      <NewCode binding={binding} />
      <OwnCodeField
        code={own}
        label={t('person.ownCode')}
        testId="send-own-code"
        value={state.code}
        error={errors.code}
        onChange={(code) => change({ code })}
        onBlur={() => leave('code')}
      />
      {problem && <FormProblem problem={problem} />}
      <Button testId="submit" busy={busy} disabled={!isFine(errors)} onClick={() => void binding.submit()}>
        {t(busy ? 'person.saving' : 'person.bind')}
      </Button>
    </View>
  )
}

const NewCode = ({ binding }: { readonly binding: ReturnType<typeof useBindContact> }) => {
  const { t } = useText()
  const { form, sender, sendCode } = binding
  const { state, errors, change, leave } = form
  const arrived = useInbox(sender.sent)
  const fill = (newCode: string): void => change({ newCode })
  return (
    <>
      <CodeField
        label={t('person.newCode')}
        testId="send-new-code"
        value={state.newCode}
        error={errors.newCode}
        sender={sender}
        onSend={sendCode}
        onChange={fill}
        onBlur={() => leave('newCode')}
      />
      {arrived && <InboxBanner code={arrived} filled={state.newCode === arrived.code} onFill={fill} />}
    </>
  )
}
