import { Text, View } from '@tarojs/components'
import { Icon } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import { passwordRules, passwordStrength, type PasswordRules as Rules } from '../forms/strength'
import './register.scss'

const RULES = ['length', 'letter', 'digit', 'plain'] as const satisfies readonly (keyof Rules)[]
const BARS = ['weak', 'fair', 'strong'] as const

/** The parts of the rule, each ticked as soon as it is met, and how strong the password is. */
export const PasswordRules = ({ password }: { readonly password: string }) => {
  const { t } = useText()
  const rules = passwordRules(password)
  const strength = passwordStrength(password)
  const lit = strength === 'none' ? 0 : BARS.indexOf(strength) + 1
  return (
    <View className="password-rules">
      <View className="password-rules__list">
        {RULES.map((rule) => {
          const met = rules[rule] && password !== ''
          return (
            <View key={rule} className={`password-rules__rule${met ? ' password-rules__rule--met' : ''}`}>
              <Icon name={met ? 'check' : 'minus'} size={14} />
              <Text>{t(`session.rule_${rule}`)}</Text>
            </View>
          )
        })}
      </View>
      {password !== '' && (
        <View className={`password-rules__strength password-rules__strength--${strength}`} ariaRole="status">
          {BARS.map((bar, i) => (
            <View key={bar} className={`password-rules__bar${i < lit ? ' password-rules__bar--lit' : ''}`} />
          ))}
          <Text className="password-rules__word">{t(`session.strength_${strength}`)}</Text>
        </View>
      )}
    </View>
  )
}
