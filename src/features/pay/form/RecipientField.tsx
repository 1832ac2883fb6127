import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { RECIPIENT_METHODS, regionByCode, UID_DIGITS, type AppProblem } from '@core/domain'
import { Button, Field, Icon, Tabs, type FieldProps } from '@/components'
import { RegionSheet } from '@/features/session/parts/RegionSheet'
import { useText } from '@/i18n'
import '@/i18n/areas/pay'
import '@/i18n/areas/session'
import { Tappable } from '@/platform/tap'
import { RecipientCard } from './RecipientCard'
import type { Pay } from './usePay'
import './pay.scss'

/** Who is paid: named by email, phone or UID, looked up, and shown before any money is sent. */
export const RecipientField = ({ pay }: { readonly pay: Pay }) => {
  const { t } = useText()
  const { state, recipient, form } = pay
  const shown = recipient.problem ?? form.errors.recipient
  return (
    <View className="pay-recipient">
      <Tabs
        label={t('pay.toWhom')}
        choices={RECIPIENT_METHODS.map((method) => ({ value: method, text: t(`pay.method_${method}`) }))}
        value={state.method}
        onChange={(method) => pay.changeRecipient({ method })}
      />
      {recipient.found ? (
        <RecipientCard found={recipient.found} onChange={recipient.forget} />
      ) : (
        <Typed pay={pay} problem={shown} />
      )}
    </View>
  )
}

interface TypedProps {
  readonly pay: Pay
  readonly problem: AppProblem | undefined
}

const Typed = ({ pay, problem }: TypedProps) => {
  const { t, problem: sentence } = useText()
  const { state, recipient } = pay
  const common = {
    error: problem && sentence(problem),
    onEnter: () => void pay.look(),
    after: (
      <Button small kind="secondary" testId="look-up" busy={recipient.busy} onClick={() => void pay.look()}>
        {t(recipient.busy ? 'pay.looking' : 'pay.look')}
      </Button>
    ),
  }
  if (state.method === 'phone') return <PhoneField pay={pay} {...common} />
  if (state.method === 'uid') {
    return (
      <Field
        {...common}
        label={t('pay.uidLabel')}
        placeholder={t('pay.uidPlaceholder')}
        kind="digits"
        maxLength={UID_DIGITS}
        value={state.uid}
        onChange={(uid) => pay.changeRecipient({ uid })}
      />
    )
  }
  return (
    <Field
      {...common}
      label={t('session.emailLabel')}
      placeholder={t('session.emailLabel')}
      kind="email"
      autoComplete="off"
      maxLength={254}
      value={state.email}
      onChange={(email) => pay.changeRecipient({ email })}
    />
  )
}

type PhoneProps = { readonly pay: Pay } & Pick<FieldProps, 'error' | 'onEnter' | 'after'>

const PhoneField = ({ pay, ...common }: PhoneProps) => {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  const { phone, region } = pay.state
  const dial = `+${regionByCode(region)?.dial ?? ''}`
  return (
    <>
      <Field
        {...common}
        label={t('session.phoneLabel')}
        placeholder={t('session.phoneLabel')}
        kind="digits"
        autoComplete="off"
        maxLength={20}
        before={
          <Tappable
            className="dial"
            label={`${t('session.region')} ${region} ${dial}`}
            onClick={() => setOpen(true)}
          >
            <Text>{dial}</Text>
            <Icon name="chevron" size={16} />
          </Tappable>
        }
        value={phone}
        onChange={(text) => pay.changeRecipient({ phone: text })}
      />
      <RegionSheet
        open={open}
        value={region}
        onPick={(code) => pay.changeRecipient({ region: code })}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
