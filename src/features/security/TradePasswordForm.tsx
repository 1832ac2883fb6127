import { Text, View } from '@tarojs/components'
import { Icon, Segmented } from '@/components'
import { NewPasswordWithCode } from '@/features/session/code/NewPasswordWithCode'
import { PasswordField } from '@/features/session/parts/PasswordField'
import { useText } from '@/i18n'
import '@/i18n/areas/security'
import '@/i18n/areas/session'
import { useTradePassword, type TradePassword } from './useTradePassword'
import './security.scss'

interface Props {
  /** Whether there is a trade password already. */
  readonly known: boolean
  readonly onDone: () => void
}

export const TradePasswordForm = ({ known, onDone }: Props) => {
  const { t } = useText()
  const { form, code, busy, problem, submit } = useTradePassword(known, onDone)
  const send = (): void => void submit()
  return (
    <View className="pad security-form">
      <Guidance />
      <PresentPassword form={form} known={known} />
      <NewPasswordWithCode
        form={form}
        code={code}
        label={t('security.newTradePassword')}
        problem={problem}
        busy={busy}
        buttonText={t(busy ? 'security.saving' : 'security.save')}
        onSubmit={send}
      />
    </View>
  )
}

const POINTS = ['what', 'differs', 'secret'] as const

const Guidance = () => {
  const { t } = useText()
  return (
    <View className="card security-guide">
      {POINTS.map((point) => (
        <View key={point} className="security-guide__point">
          <Icon name="check" size={16} className="text-lime" />
          <Text className="grow">{t(`security.guide_${point}`)}</Text>
        </View>
      ))}
    </View>
  )
}

interface PresentProps {
  readonly form: TradePassword['form']
  readonly known: boolean
}

/** Shows that it is the owner: by the login password, or by the trade password that is to be changed. */
const PresentPassword = ({ form: { state, errors, change, leave }, known }: PresentProps) => {
  const { t, problem } = useText()
  return (
    <View className="security-form__present">
      {known && (
        <Segmented
          label={t('security.proof')}
          choices={[
            { value: 'trade', text: t('security.proof_trade') },
            { value: 'login', text: t('security.proof_login') },
          ]}
          value={state.proof}
          onChange={(proof) => change({ proof, present: '' })}
        />
      )}
      <PasswordField
        label={t(`security.proof_${state.proof}`)}
        showLabel
        placeholder={t('session.passwordHint')}
        autoComplete="current-password"
        value={state.present}
        error={errors.present && problem(errors.present)}
        onChange={(present) => change({ present })}
        onBlur={() => state.present && leave('present')}
      />
    </View>
  )
}
