import { Text, View } from '@tarojs/components'
import { Button, Sheet } from '@/components'
import { shareText } from '@/features/fair/percent'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/share'
import { durationOf } from './duration'
import type { Invitation } from './useInvitation'
import './share.scss'

interface Props {
  readonly rates: Invitation['rates']
  readonly open: boolean
  readonly onClose: () => void
}

/** What an invitation brings, in words. */
export const HowSheet = ({ rates, open, onClose }: Props) => {
  const { t } = useText()
  const { unit, count } = durationOf(rates.vestMinutes)
  const steps = [
    t('share.howLink'),
    t('share.howDirect', { share: shareText(rates.direct) }),
    t('share.howTeam', { share: shareText(rates.team) }),
    t('share.howGlobal', { share: shareText(rates.global) }),
    t('share.howVest', { time: t(`share.${unit}`, { count }) }),
    t('share.howFees'),
  ]
  const more = (): void => {
    onClose()
    go('/pages/me/team')
  }
  return (
    <Sheet open={open} title={t('share.how')} onClose={onClose}>
      <View className="how">
        {steps.map((step, index) => (
          <View key={step} className="how__step">
            <View className="how__number">{index + 1}</View>
            <Text className="grow">{step}</Text>
          </View>
        ))}
        <Button kind="secondary" onClick={more}>
          {t('share.howMore')}
        </Button>
      </View>
    </Sheet>
  )
}
