import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { riskRate } from '@core/domain/contracts'
import { formatAmount, sum, type Money } from '@core/money'
import { useCall } from '@/api'
import { Icon, KeyValue, Problem, Sheet, Skeleton } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'
import { Tappable } from '@/platform/tap'
import { usePositions } from '@/stores/positions'
import { useLivePositions } from './useLive'

/** From here on a position is near its end, in percent. */
const NEAR = '80'

const NONE: readonly never[] = []

/** Maintenance margin over equity of all positions at the last prices, with what it means. */
export const AccountRisk = () => {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  const list = usePositions() ?? NONE
  const live = useLivePositions(list)
  if (list.length === 0) return null
  const risk = live && riskRate(sum(live.map((p) => p.maintenance)), sum(live.map((p) => p.equity)))
  return (
    <>
      <Tappable className="contract-line" onClick={() => setOpen(true)} testId="account-risk">
        <Text>{t('contracts.accountRisk')}</Text>
        <View className={`contract-line__value ${colourOf(risk)}`}>
          {risk ? `${formatAmount(risk)}%` : '—'}
          <Icon name="right" size={16} className="text-3" />
        </View>
      </Tappable>
      {open && <RiskSheet onClose={() => setOpen(false)} />}
    </>
  )
}

const colourOf = (risk: Money | null): string => (risk?.gte(NEAR) ? 'text-warn' : '')

const RiskSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useText()
  const { data, problem, reload } = useCall('financial.risk', {})
  return (
    <Sheet open title={t('contracts.accountRisk')} onClose={onClose}>
      <View className="contract-sheet">
        <View className="text-2 sm">{t('contracts.riskText')}</View>
        {!data && problem && <Problem problem={problem} onRetry={() => void reload()} />}
        {!data && !problem && <Skeleton rows={2} />}
        {data && (
          <View>
            <KeyValue label={t('contracts.accountRisk')}>
              {data.riskRate === null ? '—' : `${formatAmount(data.riskRate)}%`}
            </KeyValue>
            <KeyValue label={t('contracts.equity')}>{formatAmount(data.equity)} USDT</KeyValue>
            <KeyValue label={t('contracts.maintenance')}>{formatAmount(data.maintenance)} USDT</KeyValue>
            <KeyValue label={t('contracts.available')}>{formatAmount(data.available)} USDT</KeyValue>
          </View>
        )}
      </View>
    </Sheet>
  )
}
