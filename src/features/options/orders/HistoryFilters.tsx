import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { PAIRS, type TradeId } from '@core/domain'
import { Icon, PickSheet } from '@/components'
import { SideScroll } from '@/features/shell'
import { DatesSheet } from '@/features/wallet/funds/DatesSheet'
import { useText, type TextKey, type Translation } from '@/i18n'
import '@/i18n/areas/options'
import { Tappable } from '@/platform/tap'
import { nameOfPair } from '../words'
import { ENDINGS, EVERYTHING, type HistoryFilter } from './history'

interface Props {
  readonly filter: HistoryFilter
  readonly onChange: (filter: HistoryFilter) => void
}

type Part = keyof HistoryFilter

const PARTS = ['tradeId', 'ending', 'direction', 'dates'] as const

const ENDING_TEXTS: Readonly<Record<HistoryFilter['ending'], TextKey>> = {
  all: 'options.anyEnding',
  completed: 'options.completed',
  win: 'options.resultWin',
  loss: 'options.resultLoss',
  equal: 'options.resultEqual',
  cancelled: 'options.notSettled',
  soldBack: 'options.resultSold',
  void: 'options.resultVoid',
}

const DIRECTION_TEXTS = { both: 'options.bothDirections', up: 'options.call', down: 'options.put' } as const

const chipText = (t: Translation['t'], part: Part, filter: HistoryFilter): string => {
  if (part === 'tradeId') return filter.tradeId === 0 ? t('options.allPairs') : nameOfPair(filter.tradeId)
  if (part === 'ending') return t(ENDING_TEXTS[filter.ending])
  if (part === 'direction') return t(DIRECTION_TEXTS[filter.direction])
  const { range, first, last } = filter.dates
  return range === 'custom' ? `${first ?? '…'} – ${last ?? '…'}` : t(`assets.range_${range}`)
}

const isOn = (part: Part, filter: HistoryFilter): boolean =>
  part === 'dates' ? filter.dates.range !== 'all' : filter[part] !== EVERYTHING[part]

/** One chip for each filter; each opens its choices. */
export const HistoryFilters = ({ filter, onChange }: Props) => {
  const { t } = useText()
  const [open, setOpen] = useState<Part | null>(null)
  const close = (): void => setOpen(null)
  return (
    <View className="history-filters" ariaLabel={t('assets.filters')}>
      <SideScroll>
        {PARTS.map((part) => (
          <Tappable
            key={part}
            className={`filter-chip${isOn(part, filter) ? ' filter-chip--on' : ''}`}
            testId={`history-${part}`}
            onClick={() => setOpen(part)}
          >
            <Text>{chipText(t, part, filter)}</Text>
            <Icon name="chevron" size={14} />
          </Tappable>
        ))}
      </SideScroll>
      <PickSheet
        open={open === 'tradeId'}
        title={t('options.pair')}
        value={filter.tradeId}
        options={[0 as const, ...PAIRS.map((pair) => pair.tradeId)].map((value: TradeId | 0) => ({
          value,
          text: value === 0 ? t('options.allPairs') : nameOfPair(value),
        }))}
        onPick={(tradeId) => onChange({ ...filter, tradeId })}
        onClose={close}
      />
      <PickSheet
        open={open === 'ending'}
        title={t('options.result')}
        value={filter.ending}
        options={ENDINGS.map((value) => ({ value, text: t(ENDING_TEXTS[value]) }))}
        onPick={(ending) => onChange({ ...filter, ending })}
        onClose={close}
      />
      <PickSheet
        open={open === 'direction'}
        title={t('options.direction')}
        value={filter.direction}
        options={(['both', 'up', 'down'] as const).map((value) => ({
          value,
          text: t(DIRECTION_TEXTS[value]),
        }))}
        onPick={(direction) => onChange({ ...filter, direction })}
        onClose={close}
      />
      <DatesSheet
        open={open === 'dates'}
        dates={filter.dates}
        onPick={(dates) => onChange({ ...filter, dates })}
        onClose={close}
      />
    </View>
  )
}
