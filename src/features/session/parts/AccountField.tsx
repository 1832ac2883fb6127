import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { regionByCode, type AppProblem } from '@core/domain'
import { Field, Icon, Tabs } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import { Tappable } from '@/platform/tap'
import type { AccountKind, AccountState } from '../forms/account'
import { RegionSheet } from './RegionSheet'
import './parts.scss'

interface Props {
  readonly state: AccountState
  readonly error: AppProblem | undefined
  readonly showLabel?: boolean
  readonly onChange: (patch: Partial<AccountState>) => void
  readonly onBlur: () => void
}

/** Email or phone: tabs and the field of the chosen one. */
export const AccountField = (props: Props) => {
  const { t } = useText()
  const kinds: { value: AccountKind; text: string }[] = [
    { value: 'email', text: t('session.email') },
    { value: 'phone', text: t('session.phone') },
  ]
  return (
    <View>
      <Tabs choices={kinds} value={props.state.kind} onChange={(kind) => props.onChange({ kind })} />
      <View className="account-field">
        {props.state.kind === 'email' ? <EmailField {...props} /> : <PhoneField {...props} />}
      </View>
    </View>
  )
}

export const EmailField = ({ state, error, showLabel, onChange, onBlur }: Props) => {
  const { t, problem } = useText()
  return (
    <Field
      label={t('session.emailLabel')}
      showLabel={showLabel}
      placeholder={t('session.emailLabel')}
      kind="email"
      autoComplete="username"
      maxLength={254}
      before={<Icon name="mail" size={20} />}
      value={state.email}
      error={error && problem(error)}
      onChange={(email) => onChange({ email })}
      onBlur={() => state.email && onBlur()}
    />
  )
}

export const PhoneField = ({ state, error, showLabel, onChange, onBlur }: Props) => {
  const { t, problem } = useText()
  const [open, setOpen] = useState(false)
  const dial = `+${regionByCode(state.region)?.dial ?? ''}`
  return (
    <>
      <Field
        label={t('session.phoneLabel')}
        showLabel={showLabel}
        placeholder={t('session.phoneLabel')}
        kind="digits"
        autoComplete="tel-national"
        maxLength={20}
        before={
          <Tappable
            className="dial"
            label={`${t('session.region')} ${state.region} ${dial}`}
            onClick={() => setOpen(true)}
          >
            <Text>{dial}</Text>
            <Icon name="chevron" size={16} />
          </Tappable>
        }
        value={state.phone}
        error={error && problem(error)}
        onChange={(phone) => onChange({ phone })}
        onBlur={() => state.phone && onBlur()}
      />
      <RegionSheet
        open={open}
        value={state.region}
        onPick={(region) => onChange({ region })}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
