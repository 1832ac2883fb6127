import { Text, View } from '@tarojs/components'
import { Button, Icon, type IconName } from '@/components'
import { go, goTab } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/identity'
import type { Identity } from '../form/useIdentityForm'
import '../identity.scss'

interface CardProps {
  readonly kind: 'plain' | 'wait' | 'done' | 'wrong'
  readonly icon: IconName
  readonly title: string
  readonly text: string
}

const Card = ({ kind, icon, title, text }: CardProps) => (
  <View className={`identity-state identity-state--${kind}`}>
    <View className="identity-state__disc">
      <Icon name={icon} />
    </View>
    <View className="identity-state__title">{title}</View>
    <Text className="text-2">{text}</Text>
  </View>
)

const POINTS = ['sealed', 'erase'] as const

/** Before anything was sent: whether it has to be, and what becomes of the data. */
export const Intro = ({ needed }: { readonly needed: boolean }) => {
  const { t } = useText()
  return (
    <View>
      <Card kind="plain" icon="shield" title={t('identity.intro')} text={t('identity.introText')} />
      <View className="card identity-points">
        {[needed ? ('why' as const) : ('optional' as const), ...POINTS].map((point) => (
          <View key={point} className="identity-points__row">
            <Icon name="check" size={16} className="text-lime" />
            <Text className="grow">{t(`identity.point_${point}`)}</Text>
          </View>
        ))}
      </View>
    </View>
  )
}

const STEPS = ['sent', 'review', 'result'] as const

/** It waits for a person: what is done, what runs, what comes. */
export const Pending = () => {
  const { t } = useText()
  return (
    <View>
      <Card kind="wait" icon="clock" title={t('identity.pendingTitle')} text={t('identity.pendingText')} />
      <View className="card identity-steps">
        {STEPS.map((step, i) => (
          <View key={step} className={`identity-steps__row identity-steps__row--${i}`}>
            <View className="identity-steps__dot">{i === 0 && <Icon name="check" size={12} />}</View>
            <Text className="grow">{t(`identity.step_${step}`)}</Text>
          </View>
        ))}
      </View>
    </View>
  )
}

export const Approved = () => {
  const { t } = useText()
  return (
    <View>
      <Card kind="done" icon="check" title={t('identity.approvedTitle')} text={t('identity.approvedText')} />
      <Button kind="secondary" className="identity-wide" onClick={() => goTab('/pages/asset/index')}>
        {t('identity.toAssets')}
      </Button>
    </View>
  )
}

/** Why it was turned down, in the reader's language, and the reviewer's own words as they were written. */
export const Rejected = ({ submission }: Pick<Identity, 'submission'>) => {
  const { t } = useText()
  const { reason = null, words = null } = submission ?? {}
  return (
    <View>
      <Card kind="wrong" icon="alert" title={t('identity.rejectedTitle')} text={t('identity.rejectedText')} />
      <View className="identity-reason" ariaRole="note">
        {reason && <View className="identity-reason__text">{t(`identity.reason_${reason}`)}</View>}
        {words && (
          <View>
            {reason !== 'other' && <View className="cap text-3">{t('identity.words')}</View>}
            <Text className="identity-reason__words">{words}</Text>
          </View>
        )}
      </View>
      <Button kind="secondary" small icon="support" onClick={() => go('/pages/me/support')}>
        {t('identity.help')}
      </Button>
    </View>
  )
}
