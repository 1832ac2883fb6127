import { Text, View } from '@tarojs/components'
import type { AppProblem } from '@core/domain'
import { Icon } from '@/components'
import { useText } from '@/i18n'
import './parts.scss'

/** What went wrong with a form as a whole. */
export const FormProblem = ({ problem }: { readonly problem: AppProblem }) => {
  const text = useText()
  return (
    <View className="form-problem" ariaRole="alert">
      <Icon name="alert" size={20} />
      <Text className="grow">{text.problem(problem)}</Text>
    </View>
  )
}
