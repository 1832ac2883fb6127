import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { ResponseOf } from '@core/contract/schemas'
import { call, useCall } from '@/api'
import { Button, KeyValue, Problem, Skeleton } from '@/components'
import type { SectionProps } from '@/features/security/sections'
import { useText } from '@/i18n'
import '@/i18n/areas/access'
import { formatDate } from '@/i18n/time'
import { showToast } from '@/stores/toasts'
import { BothForm } from './BothForm'
import { RecoveryCodes } from './RecoveryCodes'
import { TwoStepIntro, TwoStepScan, type Secret } from './TwoStepSetUp'
import './access.scss'

/** Two-step sign-in: turned on in three steps, and what can be done once it is on. */
export const TwoStepView = ({ onDone }: SectionProps) => {
  const { data, problem, reload } = useCall('ext.twoStep', {})
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={() => onDone('access.twoStepSaved')} />
  if (!data) return problem ? <Problem problem={problem} onRetry={() => void reload()} /> : <Skeleton />
  if (data.on)
    return <TwoStepOn state={data} onCodes={setCodes} onOff={() => onDone('access.twoStepOffDone')} />
  return secret ? (
    <TwoStepScan secret={secret} onConfirmed={setCodes} />
  ) : (
    <TwoStepIntro onBegun={setSecret} />
  )
}

interface OnProps {
  readonly state: ResponseOf<'ext.twoStep'>
  readonly onCodes: (codes: readonly string[]) => void
  readonly onOff: () => void
}

const TwoStepOn = ({ state, onCodes, onOff }: OnProps) => {
  const { t } = useText()
  const [wish, setWish] = useState<'renew' | 'off' | null>(null)
  const renewed = ({ recoveryCodes }: ResponseOf<'ext.recoveryCodes'>): void => {
    showToast('success', t('access.renewed'))
    onCodes(recoveryCodes)
  }
  return (
    <View className="pad access">
      <View className="card">
        <KeyValue label={t('access.since')}>{state.since === null ? '' : formatDate(state.since)}</KeyValue>
        <KeyValue label={t('access.codesLeft')}>{String(state.recoveryLeft)}</KeyValue>
      </View>
      {wish === null && (
        <>
          <Button kind="secondary" testId="renew-codes" onClick={() => setWish('renew')}>
            {t('access.renew')}
          </Button>
          <Button kind="danger" testId="two-step-off" onClick={() => setWish('off')}>
            {t('access.turnOff')}
          </Button>
        </>
      )}
      {wish && <Text className="text-2">{t(wish === 'off' ? 'access.offText' : 'access.renewText')}</Text>}
      {wish === 'renew' && (
        <BothForm
          action={t('access.renew')}
          send={(proof) => call('ext.recoveryCodes', proof)}
          onDone={renewed}
        />
      )}
      {wish === 'off' && (
        <BothForm
          danger
          action={t('access.turnOff')}
          send={(proof) => call('ext.endTwoStep', proof)}
          onDone={onOff}
        />
      )}
      {wish && (
        <Button kind="secondary" onClick={() => setWish(null)}>
          {t('common.cancel')}
        </Button>
      )}
    </View>
  )
}
