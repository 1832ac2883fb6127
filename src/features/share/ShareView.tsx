import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { formatAmount } from '@core/money'
import { Icon } from '@/components'
import { shareText as percent } from '@/features/fair/percent'
import { useText } from '@/i18n'
import '@/i18n/areas/share'
import { copyText } from '@/platform/clipboard'
import { Tappable } from '@/platform/tap'
import { showToast } from '@/stores/toasts'
import { HowSheet } from './HowSheet'
import { PosterCard } from './PosterCard'
import type { Invitation } from './useInvitation'
import './share.scss'

interface Props {
  readonly invitation: Invitation
  readonly canvasId: string
}

/** Poster, counts, code and link, and what an invitation brings. */
export const ShareView = ({ invitation, canvasId }: Props) => {
  const { t } = useText()
  const [how, setHow] = useState(false)
  const { rates } = invitation
  return (
    <View className="pad share">
      <PosterCard invitation={invitation} canvasId={canvasId} />
      <Counts invitation={invitation} />
      <View className="card share__rows">
        <Copyable label={t('share.code')} text={invitation.code} testId="invite-code" />
        <Copyable
          label={t('share.link')}
          text={invitation.link}
          shown={invitation.link.replace(/^https?:\/\//, '')}
          testId="invite-link"
        />
      </View>
      <View className="share__rates">
        <Text className="grow text-2 sm">
          {t('share.rates', { direct: percent(rates.direct), team: percent(rates.team) })}
        </Text>
        <Tappable className="share__how" testId="how" onClick={() => setHow(true)}>
          {t('share.how')}
          <Icon name="right" size={16} className="text-3" />
        </Tappable>
      </View>
      <HowSheet rates={rates} open={how} onClose={() => setHow(false)} />
    </View>
  )
}

const Counts = ({ invitation }: Pick<Props, 'invitation'>) => {
  const { t } = useText()
  const counts = [
    [t('share.members'), invitation.members],
    [t('share.effective'), invitation.effectiveMembers],
    [t('share.direct'), invitation.direct],
    [t('share.newToday'), invitation.newToday],
  ] as const
  return (
    <View className="share__counts">
      {counts.map(([label, count]) => (
        <View key={label} className="share__count">
          <View className="text-3 cap">{label}</View>
          <View className="share__figure">{formatAmount(String(count), 0)}</View>
        </View>
      ))}
    </View>
  )
}

interface CopyableProps {
  readonly label: string
  readonly text: string
  /** A shorter form for the eye. */
  readonly shown?: string
  readonly testId: string
}

const Copyable = ({ label, text, shown = text, testId }: CopyableProps) => {
  const { t } = useText()
  const copy = async (): Promise<void> => {
    const done = await copyText(text)
    showToast(done ? 'success' : 'error', t(done ? 'common.copied' : 'common.copyFailed'))
  }
  return (
    <Tappable className="share__row" testId={testId} onClick={() => void copy()}>
      <Text className="share__label">{label}</Text>
      <Text className="share__value">{shown}</Text>
      <Icon name="copy" size={20} className="text-2" />
    </Tappable>
  )
}
