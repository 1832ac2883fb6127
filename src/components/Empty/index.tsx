import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { AppProblem } from '@core/domain'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { Button } from '../Button'
import { Icon, type IconName } from '../Icon'
import './empty.scss'

interface Props {
  readonly icon?: IconName
  readonly title: string
  readonly text?: string
  /** A button with what to do next, or two below each other. */
  readonly action?: ReactNode
}

export const Empty = ({ icon = 'empty', title, text, action }: Props) => (
  <View className="empty">
    <View className="empty__disc">
      <Icon name={icon} />
    </View>
    <Text className="empty__title">{title}</Text>
    {text && <Text className="empty__text">{text}</Text>}
    {action && <View className="empty__action">{action}</View>}
  </View>
)

interface ProblemProps {
  readonly problem: AppProblem
  readonly onRetry: () => void
}

/** What went wrong in a part of a screen, with a way to try again. */
export const Problem = ({ problem, onRetry }: ProblemProps) => {
  const text = useText()
  return (
    <Empty
      icon="offline"
      title={text.t('common.failed')}
      text={text.problem(problem)}
      action={
        <Button kind="secondary" onClick={onRetry}>
          {text.t('common.retry')}
        </Button>
      }
    />
  )
}

/** The whole screen is the button. */
export const TimedOut = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useText()
  return (
    <Tappable className="timed-out" onClick={onRetry}>
      <View className="empty__disc">
        <Icon name="offline" />
      </View>
      <Text className="empty__title">{t('common.timedOut')}</Text>
      <View className="timed-out__action">
        <Icon name="swap" size={20} />
        <Text>{t('common.tapToRetry')}</Text>
      </View>
    </Tappable>
  )
}
