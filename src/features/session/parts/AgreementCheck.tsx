import { Text, View } from '@tarojs/components'
import type { AppProblem } from '@core/domain'
import { Checkbox, FieldError } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import { Tappable } from '@/platform/tap'
import { go } from '@/features/shell/navigate'
import './parts.scss'

interface Props {
  readonly checked: boolean
  readonly error: AppProblem | undefined
  readonly onChange: (checked: boolean) => void
}

/** The tick that login and registration need, with the agreement one tap away. */
export const AgreementCheck = ({ checked, error, onChange }: Props) => {
  const { t, problem } = useText()
  const agreement = t('session.agreement')
  const sentence = t('session.accept', { agreement })
  const [before = '', after = ''] = sentence.split(agreement)
  return (
    <View className="agreement-check">
      <Checkbox checked={checked} onChange={onChange} label={sentence}>
        <View className="agreement-check__text">
          <Text className="agreement-check__part" onClick={() => onChange(!checked)}>
            {before}
          </Text>
          <Tappable
            role="link"
            className="agreement-check__link"
            onClick={() => go('/pages/agreement/index')}
          >
            {agreement}
          </Tappable>
          <Text className="agreement-check__part" onClick={() => onChange(!checked)}>
            {after}
          </Text>
        </View>
      </Checkbox>
      {error && <FieldError text={problem(error)} />}
    </View>
  )
}
