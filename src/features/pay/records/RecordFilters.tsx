import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Icon, PickSheet } from '@/components'
import { SideScroll } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/pay'
import { Tappable } from '@/platform/tap'
import { FILTER_PARTS, withPart, type FilterPart, type RecordFilter } from './filter'
import '@/features/wallet/funds/funds.scss'

interface Props {
  readonly filter: RecordFilter
  readonly onChange: (filter: RecordFilter) => void
}

/** One chip for each filter; each opens its choices. */
export const RecordFilters = ({ filter, onChange }: Props) => {
  const { t } = useText()
  const [open, setOpen] = useState<FilterPart | null>(null)
  const shown = FILTER_PARTS.find(({ part }) => part === open)
  const valueOf = (part: FilterPart) => filter[part] ?? 'all'
  return (
    <View ariaLabel={t('pay.filters')}>
      <SideScroll>
        {FILTER_PARTS.map(({ part, values }) => {
          const chosen = (['all', ...values] as const).find((value) => value === valueOf(part)) ?? 'all'
          return (
            <Tappable
              key={part}
              className={`filter-chip${chosen === 'all' ? '' : ' filter-chip--on'}`}
              testId={`filter-${part}`}
              onClick={() => setOpen(part)}
            >
              <Text>{t(textOf(part, chosen))}</Text>
              <Icon name="chevron" size={14} />
            </Tappable>
          )
        })}
      </SideScroll>
      <PickSheet
        open={shown !== undefined}
        title={shown ? t(`pay.${shown.part}`) : ''}
        options={
          shown
            ? ['all', ...shown.values].map((value) => ({ value, text: t(textOf(shown.part, value)) }))
            : []
        }
        value={shown ? valueOf(shown.part) : null}
        onPick={(value) => shown && onChange(withPart(filter, shown.part, value))}
        onClose={() => setOpen(null)}
      />
    </View>
  )
}

const TEXTS = {
  direction: { all: 'pay.direction_all', out: 'pay.direction_out', in: 'pay.direction_in' },
  kind: { all: 'pay.kind_all', user: 'pay.kind_user', partner: 'pay.kind_partner' },
  status: {
    all: 'pay.status_all',
    pending: 'pay.status_pending',
    accepted: 'pay.status_accepted',
    returned: 'pay.status_returned',
  },
} as const

type Texts = Readonly<Record<string, Parameters<ReturnType<typeof useText>['t']>[0]>>

const textOf = (part: FilterPart, value: string) => (TEXTS[part] as Texts)[value] ?? TEXTS[part].all
