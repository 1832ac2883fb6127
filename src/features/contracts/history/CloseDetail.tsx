import { Text, View } from '@tarojs/components'
import { formatAmount, formatSigned, money } from '@core/money'
import { Button, KeyValue, Sheet, signClass } from '@/components'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import { formatTime } from '@/i18n/time'
import '@/i18n/areas/contracts'
import type { Closed } from '../feed/news'
import { SideTag } from '../parts/SideTag'
import { nameOfBase, nameOfPair, priceText, quantityText } from '../words'
import { netOf, reasonKey, ruleKey } from './view'

interface Props {
  readonly close: Closed
  readonly onClose: () => void
}

/** How a position, or a part of it, was closed: prices, tick, and an account that adds up. */
export const CloseDetail = ({ close, onClose }: Props) => {
  const { t } = useText()
  const { tradeId } = close
  const net = netOf(close)
  const showFunds = (): void => {
    onClose()
    go('/pages/asset/detail')
  }
  return (
    <Sheet open title={t(reasonKey(close))} onClose={onClose}>
      <View className="row gap-2">
        <Text className="body-m strong">{nameOfPair(tradeId)}</Text>
        <SideTag tradeType={close.tradeType} lever={close.lever} />
      </View>
      <View className={`contract-sheet__amount ${signClass(net)}`}>{formatSigned(net)} USDT</View>
      <View className="text-2 sm contract-sheet__rule">{t(ruleKey(close))}</View>
      <KeyValue label={t('contracts.closedQuantity')}>
        {quantityText(close.closeQuantity)} {nameOfBase(tradeId)}
      </KeyValue>
      <KeyValue label={t('contracts.entry')}>{priceText(close.openPrice, tradeId)}</KeyValue>
      <KeyValue label={t('contracts.closePrice')}>{priceText(close.closePrice, tradeId)}</KeyValue>
      <KeyValue label={t('contracts.tick')}>
        <View id="close-tick">
          {priceText(close.tickPrice, tradeId)}
          <View className="text-3 cap">{t('contracts.tickSeq', { seq: close.tickSeq })}</View>
        </View>
      </KeyValue>
      <KeyValue label={t('contracts.opened')}>{formatTime(close.createTime)}</KeyValue>
      <KeyValue label={t('contracts.closed')}>{formatTime(close.closeTime)}</KeyValue>
      <Account close={close} />
      <View className="contract-buttons contract-sheet__buttons">
        <Button kind="secondary" onClick={showFunds}>
          {t('contracts.funds')}
        </Button>
        <Button onClick={onClose} testId="detail-done">
          {t('contracts.done')}
        </Button>
      </View>
    </Sheet>
  )
}

/** Margin + result - fees = credited, to the last digit. */
const Account = ({ close }: { readonly close: Closed }) => {
  const { t } = useText()
  const minus = (amount: string): string => formatSigned(money(amount).neg(), 6)
  return (
    <View className="contract-sum">
      <KeyValue label={t('contracts.marginBack')}>{formatAmount(close.guarantee, 6)}</KeyValue>
      <KeyValue label={t('contracts.result')}>
        <View className={signClass(close.profit)}>{formatSigned(close.profit, 6)}</View>
      </KeyValue>
      <KeyValue label={t('contracts.closeFeePlain')}>{minus(close.closeCharge)}</KeyValue>
      {close.liquidationCharge !== '0' && (
        <KeyValue label={t('contracts.liquidationFee')}>{minus(close.liquidationCharge)}</KeyValue>
      )}
      <KeyValue label={t('contracts.creditedUsdt')}>
        <View className="strong">{formatAmount(close.credited, 6)}</View>
      </KeyValue>
      <View className="text-3 cap">
        {t('contracts.openFeePaid', { amount: formatAmount(close.openCharge, 6) })}
      </View>
    </View>
  )
}
