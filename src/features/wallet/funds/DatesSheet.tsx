import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button, Chips, DateField, Sheet } from '@/components'
import { useText } from '@/i18n'
import { formatDate, formatZone } from '@/i18n/time'
import { ANY_DATE, areDatesRight, RANGES, type Dates, type Range } from './filter'
import './funds.scss'

interface Props {
  readonly open: boolean
  readonly dates: Dates
  readonly onPick: (dates: Dates) => void
  readonly onClose: () => void
}

/** Usual spans at one tap, or any two days. */
export const DatesSheet = ({ open, onClose, ...rest }: Props) => {
  const { t } = useText()
  return (
    <Sheet open={open} title={t('assets.dates')} onClose={onClose}>
      <DatesForm {...rest} onClose={onClose} />
    </Sheet>
  )
}

const DatesForm = ({ dates, onPick, onClose }: Omit<Props, 'open'>) => {
  const { t } = useText()
  const [draft, setDraft] = useState(dates)
  const today = formatDate(Date.now())
  const apply = (chosen: Dates): void => {
    onPick(chosen)
    onClose()
  }
  const choose = (range: Range): void =>
    range === 'custom' ? setDraft({ ...draft, range }) : apply({ ...ANY_DATE, range })
  const set = (days: Partial<Dates>): void => setDraft({ ...draft, ...days, range: 'custom' })
  return (
    <View>
      <Chips
        wrap
        label={t('assets.dates')}
        choices={RANGES.map((range) => ({ value: range, text: t(`assets.range_${range}`) }))}
        value={draft.range}
        onChange={choose}
      />
      <View className="funds__days">
        <DateField
          label={t('assets.firstDay')}
          placeholder={t('assets.anyDay')}
          value={draft.first}
          max={draft.last ?? today}
          onChange={(first) => set({ first })}
          testId="first-day"
        />
        <DateField
          label={t('assets.lastDay')}
          placeholder={t('assets.anyDay')}
          value={draft.last}
          min={draft.first ?? undefined}
          max={today}
          onChange={(last) => set({ last })}
          testId="last-day"
        />
      </View>
      <View className="funds__hint">
        {t(areDatesRight(draft) ? 'assets.daysHint' : 'assets.daysWrong', { zone: formatZone() })}
      </View>
      <Button
        className="funds__wide"
        disabled={draft.range !== 'custom' || !areDatesRight(draft)}
        onClick={() => apply(draft)}
        testId="apply-days"
      >
        {t('assets.showDays')}
      </Button>
    </View>
  )
}
