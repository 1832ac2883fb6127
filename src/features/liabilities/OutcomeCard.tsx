import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Button, Icon } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/proof'
import { formatTime } from '@/i18n/time'
import { copyText } from '@/platform/clipboard'
import { canSaveText, saveText } from '@/platform/file'
import { showToast } from '@/stores/toasts'
import { exactAmount } from '../wallet/amounts'
import type { Holdings } from '../wallet/holdings'
import { compareNow, proofText, type Comparison, type Outcome } from './outcome'
import { StepsSheet } from './StepsSheet'
import './liabilities.scss'

interface Props {
  readonly outcome: Outcome
  readonly holdings: Holdings | null
}

/** Green or red, what was counted, and the way to repeat the check elsewhere. */
export const OutcomeCard = ({ outcome, holdings }: Props) => {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  const { fault, published, steps } = outcome
  return (
    <View className="card proof-outcome" ariaRole="status">
      <View className={`proof-verdict proof-verdict--${fault ? 'wrong' : 'right'}`}>
        <Icon name={fault ? 'alert' : 'check'} size={24} />
        <Text className="grow">{t(fault ? 'proof.wrong' : 'proof.right')}</Text>
      </View>
      <Text className="text-2">
        {fault
          ? t(`proof.fault_${fault}`)
          : t('proof.rightText', { count: steps.length, time: formatTime(published.time) })}
      </Text>
      {fault && <Text className="text-2">{t('proof.wrongText')}</Text>}
      <Comparisons
        rows={compareNow(outcome.proof.amounts, holdings)}
        time={published.time}
        proven={fault === null}
      />
      <View className="proof-actions">
        <Button kind="secondary" small icon="record" testId="steps" onClick={() => setOpen(true)}>
          {t('proof.showSteps')}
        </Button>
        <FileButton outcome={outcome} />
      </View>
      <StepsSheet open={open} outcome={outcome} onClose={() => setOpen(false)} />
    </View>
  )
}

interface ComparisonsProps {
  readonly rows: readonly Comparison[]
  readonly time: number
  /** Without it, the figures are only what the proof says. */
  readonly proven: boolean
}

/** Then and now, with a word where they differ. */
const Comparisons = ({ rows, time, proven }: ComparisonsProps) => {
  const { t } = useText()
  const changed = proven && rows.some((row) => row.changed)
  return (
    <View>
      <View className="proof-row cap text-3">
        <Text className="proof-row__code" />
        <Text className="proof-row__amount">{t(proven ? 'proof.then' : 'proof.claimed')}</Text>
        <Text className="proof-row__amount">{t('proof.now')}</Text>
      </View>
      {rows.map(({ currency, then, now, changed: differs }) => (
        <View key={currency.id} className="proof-row">
          <Text className="proof-row__code">{currency.code}</Text>
          <Text className="proof-row__amount">{exactAmount(then, currency)}</Text>
          <View className="proof-row__amount">
            <Text className={differs ? 'text-2' : undefined}>{now ? exactAmount(now, currency) : '—'}</Text>
            {differs && (
              <View className="proof-row__note">{t(proven ? 'proof.changed' : 'proof.differs')}</View>
            )}
          </View>
        </View>
      ))}
      {changed && <View className="cap text-3">{t('proof.changedText', { time: formatTime(time) })}</View>}
    </View>
  )
}

/** Saves the proof as a file, or copies it where there are no files. */
const FileButton = ({ outcome }: { readonly outcome: Outcome }) => {
  const { t } = useText()
  const keep = async (): Promise<void> => {
    const text = proofText(outcome)
    const done = canSaveText
      ? await saveText(`limelight-proof-${outcome.published.sequence}.json`, text)
      : await copyText(text)
    const said = canSaveText ? 'proof.fileSaved' : 'proof.fileCopied'
    showToast(done ? 'success' : 'error', t(done ? said : 'common.copyFailed'))
  }
  return (
    <Button
      kind="secondary"
      small
      icon={canSaveText ? 'download' : 'copy'}
      testId="save"
      onClick={() => void keep()}
    >
      {t(canSaveText ? 'proof.saveFile' : 'proof.copyFile')}
    </Button>
  )
}
