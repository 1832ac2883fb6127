import { Text, View } from '@tarojs/components'
import { useCallback } from 'react'
import type { ResponseOf } from '@core/contract/schemas'
import type { SwapScreen } from '@core/domain'
import { money } from '@core/money'
import { call, usePages, useRecordChanges } from '@/api'
import { Button, CoinIcon, Empty, Icon, InfiniteList } from '@/components'
import { useText } from '@/i18n'
import { formatTime } from '@/i18n/time'
import '@/i18n/areas/swap'
import { codeOf, rateText } from './form'
import { coinText } from './QuoteCard'
import './swap.scss'

type Swap = ResponseOf<'currency.exchangeHistories'>['list'][number]

const PAGE_SIZE = 20

interface Props {
  /** Only what was exchanged there; all without it. */
  readonly screen?: SwapScreen
  readonly onExchange: () => void
}

/** What the user exchanged, newest first; a new one appears by itself. */
export const Records = ({ screen, onExchange }: Props) => {
  const { t } = useText()
  const read = useCallback(
    (pageNum: number) =>
      call('currency.exchangeHistories', { pageNum, pageSize: PAGE_SIZE, ...(screen ? { screen } : {}) }),
    [screen],
  )
  const pages = usePages(read)
  useRecordChanges('swap', () => void pages.reload())
  return (
    <View className="pad">
      <InfiniteList
        pages={pages}
        row={(swap) => <SwapRow swap={swap} />}
        empty={
          <Empty
            icon="swap"
            title={t('swap.noRecords')}
            text={t('swap.noRecordsText')}
            action={
              <Button kind="secondary" onClick={onExchange}>
                {t('swap.exchange')}
              </Button>
            }
          />
        }
      />
    </View>
  )
}

const SwapRow = ({ swap }: { readonly swap: Swap }) => {
  const { t } = useText()
  return (
    <View className="swap-row">
      <CoinIcon code={codeOf(swap.to)} size={36} />
      <View className="grow">
        <View className="row gap-1 swap-row__pair">
          <Text>{codeOf(swap.from)}</Text>
          <Icon name="right" size={14} className="text-3" />
          <Text>{codeOf(swap.to)}</Text>
        </View>
        <View className="text-3 cap">{formatTime(swap.time)}</View>
        <View className="text-3 cap">{rateText(swap)}</View>
      </View>
      <View className="right">
        <View className="body-m text-up">+{coinText(swap.received, swap.to)}</View>
        <View className="text-2 cap">{`\u2212${coinText(swap.amount, swap.from)}`}</View>
        <View className="text-3 cap">
          {t('swap.fee')} {coinText(swap.fee, swap.from)}
          {money(swap.burned).gt('0') ? ` · ${t('swap.burned')}` : ''}
        </View>
      </View>
    </View>
  )
}
