import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { COOL_OFF_HOURS } from '@core/domain'
import { Button, Chips, Icon, Sheet } from '@/components'
import { useText } from '@/i18n'
import { formatTime } from '@/i18n/time'
import '@/i18n/areas/fair'
import { serverNow } from '@/stores/clock'
import type { SendChange } from './LimitsView'

const HOUR = 3_600_000

type Hours = (typeof COOL_OFF_HOURS)[number]

interface Props {
  /** Null while no break runs. */
  readonly until: number | null
  readonly busy: boolean
  readonly send: SendChange
}

/** No new trades for a while. A break that runs can only be made longer. */
export const BreakCard = ({ until, busy, send }: Props) => {
  const { t } = useText()
  const [hours, setHours] = useState<Hours | null>(null)
  const [asking, setAsking] = useState(false)
  const endOf = (length: Hours): number => serverNow() + length * HOUR
  const offered = COOL_OFF_HOURS.filter((length) => until === null || endOf(length) > until)
  const chosen = offered.find((length) => length === hours) ?? null
  const start = async (length: Hours): Promise<void> => {
    if (!(await send({ coolOffHours: length }, () => t('fair.breakStarted')))) return
    setAsking(false)
    setHours(null)
  }
  return (
    <View className="card limits__card">
      {until !== null && (
        <View className="limits__break" ariaRole="status">
          <Icon name="clock" size={20} />
          <Text className="grow">{t('fair.breakRuns', { time: formatTime(until) })}</Text>
        </View>
      )}
      <View className="text-2 sm">{t('fair.breakText')}</View>
      {offered.length > 0 && (
        <>
          <Chips
            label={t('fair.breakFor')}
            value={chosen}
            onChange={setHours}
            choices={offered.map((length) => ({ value: length, text: t(`fair.hours_${length}`) }))}
          />
          <Button kind="secondary" testId="break" disabled={chosen === null} onClick={() => setAsking(true)}>
            {chosen === null
              ? t('fair.breakTitle')
              : t(until === null ? 'fair.breakStart' : 'fair.breakLonger', {
                  length: t(`fair.hours_${chosen}`),
                })}
          </Button>
        </>
      )}
      <Sheet open={asking && chosen !== null} title={t('fair.breakAsk')} onClose={() => setAsking(false)}>
        {chosen !== null && (
          <View className="limits__form">
            <View className="limits__ask">{t('fair.breakAskText', { time: formatTime(endOf(chosen)) })}</View>
            <View className="text-2 sm">{t('fair.breakText')}</View>
            <View className="text-2 sm">{t('fair.breakOrders')}</View>
            <Button kind="danger" testId="confirm-break" busy={busy} onClick={() => void start(chosen)}>
              {t('fair.breakConfirm')}
            </Button>
            <Button kind="secondary" disabled={busy} onClick={() => setAsking(false)}>
              {t('common.back')}
            </Button>
          </View>
        )}
      </Sheet>
    </View>
  )
}
