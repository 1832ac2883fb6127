import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { LiabilitiesRoot } from '@core/domain/liabilities'
import type { AppProblem } from '@core/domain'
import { Button, Empty, Icon, Sheet } from '@/components'
import { useText, type TextKey } from '@/i18n'
import '@/i18n/areas/proof'
import { formatTime } from '@/i18n/time'
import { Tappable } from '@/platform/tap'
import type { Holdings } from '../wallet/holdings'
import { OutcomeCard } from './OutcomeCard'
import { EarlierCard, SnapshotCard } from './SnapshotCard'
import type { Proof } from './useProof'
import './liabilities.scss'

interface Props {
  readonly proof: Proof
  readonly holdings: Holdings | null
}

/** Proof of liabilities: what it is, the newest snapshot, and the outcome of the own check. */
export const ProofView = ({ proof, holdings }: Props) => {
  const { t } = useText()
  const [newest, ...older] = proof.roots ?? []
  return (
    <View className="pad">
      <Intro />
      {newest ? (
        <>
          {proof.outcome && <OutcomeCard outcome={proof.outcome} holdings={holdings} />}
          {proof.refused && <Refusal problem={proof.refused} published={newest} nextAt={proof.nextAt} />}
          <SnapshotCard published={newest} nextAt={proof.nextAt} />
          <EarlierCard roots={older} />
        </>
      ) : (
        <Empty
          icon="clock"
          title={t('proof.none')}
          text={t('proof.noneText')}
          action={
            <Button kind="secondary" testId="look-again" onClick={() => void proof.reload()}>
              {t('proof.lookAgain')}
            </Button>
          }
        />
      )}
    </View>
  )
}

const EXPLANATION: readonly (readonly [TextKey, TextKey])[] = [
  ['proof.how1', 'proof.how1Text'],
  ['proof.how2', 'proof.how2Text'],
  ['proof.how3', 'proof.how3Text'],
  ['proof.how4', 'proof.how4Text'],
]

const Intro = () => {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  return (
    <View className="proof-intro">
      <View className="text-2">{t('proof.intro')}</View>
      <Tappable className="proof-intro__more" testId="how" onClick={() => setOpen(true)}>
        <Text>{t('proof.how')}</Text>
        <Icon name="right" size={16} />
      </Tappable>
      <Sheet open={open} title={t('proof.how')} onClose={() => setOpen(false)}>
        {EXPLANATION.map(([title, text]) => (
          <View key={title} className="proof-how">
            <View className="body-m">{t(title)}</View>
            <View className="text-2">{t(text)}</View>
          </View>
        ))}
      </Sheet>
    </View>
  )
}

interface RefusalProps {
  readonly problem: AppProblem
  readonly published: LiabilitiesRoot
  readonly nextAt: number | null
}

/** No outcome: the account is newer than the snapshot, or the call failed. */
const Refusal = ({ problem, published, nextAt }: RefusalProps) => {
  const { t, problem: sentence } = useText()
  const isNew = problem.code === 'LIABILITIES_NOT_INCLUDED'
  const next = nextAt === null ? t('proof.nextUnknown') : t('proof.nextAt', { time: formatTime(nextAt) })
  return (
    <View className="card proof-outcome" ariaRole="status">
      <View className="proof-verdict proof-verdict--open">
        <Icon name={isNew ? 'clock' : 'offline'} size={24} />
        <Text className="grow">{t(isNew ? 'proof.newer' : 'common.failed')}</Text>
      </View>
      {isNew ? (
        <>
          <Text className="text-2">{t('proof.newerText', { time: formatTime(published.time) })}</Text>
          <Text className="text-2">{next}</Text>
        </>
      ) : (
        <Text className="text-2">{sentence(problem)}</Text>
      )}
    </View>
  )
}
