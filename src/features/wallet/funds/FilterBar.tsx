import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { ACCOUNT_TYPES, CURRENCIES, FUND_TYPES } from '@core/domain'
import { Icon, PickSheet } from '@/components'
import { useText, type Translation } from '@/i18n'
import { SideScroll } from '@/features/shell'
import { Tappable } from '@/platform/tap'
import { NO_FILTER, RANGES, type FundsFilter } from './filter'
import './funds.scss'

type Part = keyof FundsFilter

interface Choice {
  readonly value: string
  readonly text: string
}

interface PartView {
  readonly part: Part
  readonly title: string
  readonly choices: readonly Choice[]
  readonly pick: (filter: FundsFilter, value: string) => FundsFilter
}

const ALL = 'all'

const byId =
  <P extends 'type' | 'currencyId' | 'accountType'>(
    part: P,
    items: readonly { id: NonNullable<FundsFilter[P]> }[],
  ) =>
  (filter: FundsFilter, value: string): FundsFilter => ({
    ...filter,
    [part]: items.find((item) => String(item.id) === value)?.id ?? null,
  })

const partsOf = (t: Translation['t']): readonly PartView[] => [
  {
    part: 'type',
    title: t('assets.type'),
    choices: [
      { value: ALL, text: t('assets.allTypes') },
      ...FUND_TYPES.map(({ id, code }) => ({ value: String(id), text: t(`assets.fund_${code}`) })),
    ],
    pick: byId('type', FUND_TYPES),
  },
  {
    part: 'currencyId',
    title: t('assets.currency'),
    choices: [
      { value: ALL, text: t('assets.allCurrencies') },
      ...CURRENCIES.map(({ id, code }) => ({ value: String(id), text: code })),
    ],
    pick: byId('currencyId', CURRENCIES),
  },
  {
    part: 'accountType',
    title: t('assets.account'),
    choices: [
      { value: ALL, text: t('assets.allAccounts') },
      ...ACCOUNT_TYPES.map(({ id, code }) => ({ value: String(id), text: t(`assets.account_${code}`) })),
    ],
    pick: byId('accountType', ACCOUNT_TYPES),
  },
  {
    part: 'range',
    title: t('assets.dates'),
    choices: RANGES.map((range) => ({ value: range, text: t(`assets.range_${range}`) })),
    pick: (filter, value) => ({ ...filter, range: RANGES.find((r) => r === value) ?? NO_FILTER.range }),
  },
]

interface Props {
  readonly filter: FundsFilter
  readonly onChange: (filter: FundsFilter) => void
}

/** One chip for each filter; each opens its choices. */
export const FilterBar = ({ filter, onChange }: Props) => {
  const { t } = useText()
  const [open, setOpen] = useState<Part | null>(null)
  const parts = partsOf(t)
  const valueOf = (part: Part): string => String(filter[part] ?? ALL)
  const shown = parts.find(({ part }) => part === open)
  return (
    <View ariaLabel={t('assets.filters')}>
      <SideScroll>
        {parts.map(({ part, choices }) => {
          const chosen = choices.find((choice) => choice.value === valueOf(part))
          const on = valueOf(part) !== ALL
          return (
            <Tappable
              key={part}
              className={`filter-chip${on ? ' filter-chip--on' : ''}`}
              testId={`filter-${part}`}
              onClick={() => setOpen(part)}
            >
              <Text>{chosen?.text}</Text>
              <Icon name="chevron" size={14} />
            </Tappable>
          )
        })}
      </SideScroll>
      <PickSheet
        open={shown !== undefined}
        title={shown?.title ?? ''}
        options={shown?.choices ?? []}
        value={shown ? valueOf(shown.part) : null}
        onPick={(value) => shown && onChange(shown.pick(filter, value))}
        onClose={() => setOpen(null)}
      />
    </View>
  )
}
