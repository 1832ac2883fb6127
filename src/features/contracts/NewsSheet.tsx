import { Text, View } from '@tarojs/components'
import { isOpening, type TradeType } from '@core/domain/contracts'
import { Button, KeyValue, Sheet } from '@/components'
import { useText } from '@/i18n'
import { formatTime } from '@/i18n/time'
import '@/i18n/areas/contracts'
import type { WorkingOrder } from '@/stores/positions'
import { dropNews, useNews } from './feed/news'
import { CloseDetail } from './history/CloseDetail'
import { cancelKey, orderStateKey } from './orders/view'
import { SideTag } from './parts/SideTag'
import { actionKey, nameOfBase, nameOfPair, quantityText } from './words'

interface Props {
  /** The pair of the ticket. */
  readonly tradeId: number
  /** Fills the ticket with an order that was not carried out. */
  readonly onAgain: (order: WorkingOrder) => void
}

/** Tells what happened without a tap, one after the other: an order that did not come about, a position that ended. */
export const NewsSheet = (props: Props) => {
  const item = useNews()
  if (!item) return null
  return item.kind === 'closed' ? (
    <CloseDetail key={item.close.id} close={item.close} onClose={dropNews} />
  ) : (
    <CancelledSheet key={item.order.id} order={item.order} {...props} />
  )
}

type CancelledProps = Props & { readonly order: WorkingOrder }

const CancelledSheet = ({ order, tradeId, onAgain }: CancelledProps) => {
  const { t } = useText()
  const again = isOpening(order.tradeType as TradeType) && order.tradeId === tradeId
  const tryAgain = (): void => {
    dropNews()
    onAgain(order)
  }
  return (
    <Sheet open title={t(orderStateKey(order))} onClose={dropNews}>
      <View className="contract-sheet">
        <View className="row gap-2">
          <Text className="body-m strong">{nameOfPair(order.tradeId)}</Text>
          <SideTag tradeType={order.tradeType} lever={order.lever} />
        </View>
        <View className="text-2 sm">{t(cancelKey(order))}</View>
        <View>
          <KeyValue label={t(actionKey(order.tradeType))}>
            {quantityText(order.pubQuantity)} {nameOfBase(order.tradeId)}
          </KeyValue>
          <KeyValue label={t('contracts.ordered')}>{formatTime(order.createTime)}</KeyValue>
        </View>
        <View className="contract-buttons">
          <Button kind={again ? 'secondary' : 'primary'} onClick={dropNews} testId="news-done">
            {t('contracts.understood')}
          </Button>
          {again && (
            <Button onClick={tryAgain} testId="news-again">
              {t('contracts.tryAgain')}
            </Button>
          )}
        </View>
      </View>
    </Sheet>
  )
}
