import { Text, View } from '@tarojs/components'
import { ALERTS_PER_USER, pairById, pairName } from '@core/domain'
import { formatPrice } from '@core/money'
import { Empty, Icon } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/alerts'
import { Tappable } from '@/platform/tap'
import { showToast } from '@/stores/toasts'
import type { Alert, useAlerts } from './useAlerts'

interface Props {
  readonly list: readonly Alert[]
  readonly change: ReturnType<typeof useAlerts>['change']
}

/** The alerts that wait, newest first. */
export const AlertList = ({ list, change }: Props) => {
  const { t, problem } = useText()
  const remove = async (id: string): Promise<void> => {
    const outcome = await change({ remove: id })
    if (outcome === null) showToast('success', t('alerts.removed'))
    else if (outcome) showToast('error', problem(outcome))
  }
  return (
    <View className="alert-list">
      <View className="between">
        <Text className="title-grad">{t('alerts.own')}</Text>
        <Text className="text-3 sm">
          {t('alerts.count', { count: String(list.length), max: ALERTS_PER_USER })}
        </Text>
      </View>
      {list.length === 0 ? (
        <Empty icon="bell" title={t('alerts.empty')} text={t('alerts.emptyText')} />
      ) : (
        list.map((alert) => <Row key={alert.id} alert={alert} onRemove={() => void remove(alert.id)} />)
      )}
    </View>
  )
}

const Row = ({ alert, onRemove }: { readonly alert: Alert; readonly onRemove: () => void }) => {
  const { t } = useText()
  const pair = pairById(alert.tradeId)
  const scale = pair?.priceScale ?? 2
  const price = formatPrice(alert.price, scale)
  const name = pair ? pairName(pair) : ''
  const how = t(alert.repeats ? 'alerts.every' : 'alerts.once')
  const rests = !alert.armed && alert.rearmPrice !== null
  return (
    <View className="alert-row" data-testid="alert-row">
      <View className="grow alert-row__words">
        <View className="alert-row__head">
          {name} · {t(alert.direction === 'above' ? 'alerts.above' : 'alerts.below')}{' '}
          <Text className="num">{price}</Text>
        </View>
        <View className="alert-row__note">
          {rests ? t('alerts.resting', { price: formatPrice(alert.rearmPrice ?? '0', scale) }) : how}
        </View>
      </View>
      <Tappable
        className="alert-row__remove"
        testId="remove-alert"
        label={t('alerts.remove', { pair: name, price })}
        onClick={onRemove}
      >
        <Icon name="trash" size={20} />
      </Tappable>
    </View>
  )
}
