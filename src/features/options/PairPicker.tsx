import { Text } from '@tarojs/components'
import { useState } from 'react'
import type { TradeId } from '@core/domain'
import { CoinIcon, Icon, PickSheet } from '@/components'
import type { PairRow } from '@/features/market'
import { useText } from '@/i18n'
import '@/i18n/areas/options'
import { Tappable } from '@/platform/tap'
import { nameOfPair } from './words'

interface Props {
  readonly tradeId: TradeId
  readonly rows: readonly PairRow[]
  readonly onPick: (tradeId: TradeId) => void
}

/** The pair in the middle of the bar, with a list of the others. */
export const PairPicker = ({ tradeId, rows, onPick }: Props) => {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  const name = nameOfPair(tradeId)
  return (
    <>
      <Tappable
        className="row gap-1"
        label={`${name}, ${t('options.choosePair')}`}
        onClick={() => setOpen(true)}
      >
        <Text className="title-grad">{name}</Text>
        <Icon name="chevron" size={16} className="text-2" />
      </Tappable>
      <PickSheet
        open={open}
        title={t('options.choosePair')}
        value={tradeId}
        onPick={onPick}
        onClose={() => setOpen(false)}
        options={rows.map((row) => ({
          value: row.tradeId as TradeId,
          disabled: !row.tradable,
          text: (
            <>
              <CoinIcon code={row.tradeCurrencyName} size={24} />
              {nameOfPair(row.tradeId)}
            </>
          ),
        }))}
      />
    </>
  )
}
