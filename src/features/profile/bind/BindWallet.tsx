import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { AppProblem } from '@core/domain'
import { call, problemOf, useAction, useCall } from '@/api'
import { Button, CopyRow, Problem, Skeleton } from '@/components'
import type { SectionProps } from '@/features/security/sections'
import { OwnCodeField } from '@/features/session/code/OwnCodeField'
import { FormProblem } from '@/features/session/parts/FormProblem'
import { PasswordField } from '@/features/session/parts/PasswordField'
import { useText } from '@/i18n'
import '@/i18n/areas/person'
import '@/i18n/areas/security'
import '@/i18n/areas/session'
import { canUseWallet } from '@/platform/wallet'
import '../forms.scss'
import { useBindWallet } from './useBindWallet'

/** The wallet that signs in: to be bound with a signature and a code, or unbound with the password. */
export const BindWallet = ({ onDone }: SectionProps) => {
  const { data, problem, reload } = useCall('user.bind', {})
  if (!data) return problem ? <Problem problem={problem} onRetry={() => void reload()} /> : <Skeleton />
  if (data.wallet !== null)
    return <Unbind wallet={data.wallet} onDone={() => onDone('person.walletUnbound')} />
  return canUseWallet ? <Bind onDone={() => onDone('person.walletBound')} /> : <Elsewhere />
}

/** Where no wallet can be reached: opened by its address only, as no list leads here. */
const Elsewhere = () => (
  <View className="pad profile-form">
    <Text className="profile-form__note">{useText().t('person.walletElsewhere')}</Text>
  </View>
)

interface Props {
  readonly onDone: () => void
}

const Bind = ({ onDone }: Props) => {
  const { t } = useText()
  const { address, own, code, setCode, fault, problem, busy, connect, bind } = useBindWallet(onDone)
  return (
    <View className="pad profile-form">
      <Text className="profile-form__note">{t('person.walletGuide')}</Text>
      {address && <CopyRow label={t('person.walletAddress')} text={address} />}
      {address && (
        <OwnCodeField code={own} value={code} error={fault} onChange={setCode} onBlur={() => undefined} />
      )}
      {problem && <FormProblem problem={problem} />}
      {address ? (
        <Button testId="submit" busy={busy} onClick={() => void bind()}>
          {t(busy ? 'person.walletSigning' : 'person.walletSign')}
        </Button>
      ) : (
        <Button testId="connect" busy={busy} onClick={() => void connect()}>
          {t(busy ? 'person.walletConnecting' : 'person.walletConnect')}
        </Button>
      )}
    </View>
  )
}

const Unbind = ({ wallet, onDone }: Props & { readonly wallet: string }) => {
  const { t, problem } = useText()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<AppProblem | null>(null)
  const { busy, run } = useAction()
  const unbind = async (): Promise<void> => {
    if (!password) return setFault({ code: 'PASSWORD_REQUIRED' })
    try {
      if (await run(password, () => call('ext.unbindWallet', { loginPassword: password }))) onDone()
    } catch (error) {
      setFault(problemOf(error))
    }
  }
  return (
    <View className="pad profile-form">
      <CopyRow label={t('person.walletAddress')} text={wallet} />
      <Text className="profile-form__note">{t('person.unbindText')}</Text>
      <PasswordField
        label={t('security.proof_login')}
        showLabel
        placeholder={t('session.passwordHint')}
        autoComplete="current-password"
        value={password}
        error={fault ? problem(fault) : undefined}
        onChange={(text) => {
          setPassword(text)
          setFault(null)
        }}
        onBlur={() => undefined}
        onEnter={() => void unbind()}
      />
      <Button kind="danger" testId="submit" busy={busy} onClick={() => void unbind()}>
        {t(busy ? 'person.saving' : 'person.unbind')}
      </Button>
    </View>
  )
}
