import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { ACCOUNT_TYPES, accountTypeById, CURRENCIES, currencyById, fundTypeById } from '@core/domain'
import { Icon, PickSheet } from '@/components'
import { useText, type Translation } from '@/i18n'
import { SideScroll } from '@/features/shell'
import { Tappable } from '@/platform/tap'
import { DatesSheet } from './DatesSheet'
import type { Dates, FundsFilter } from './filter'
import { TypeSheet } from './TypeSheet'
import './funds.scss'

type Part = keyof FundsFilter

interface Props {
  readonly filter: FundsFilter
  readonly onChange: (filter: FundsFilter) => void
}

const PARTS = ['type', 'currencyId', 'accountType', 'dates'] as const

const datesText = (t: Translation['t'], { range, first, last }: Dates): string =>
  range === 'custom' ? `${first ?? '…'} – ${last ?? '…'}` : t(`assets.range_${range}`)

/** What a chip says: the choice, or what all of them are called. */
const chipText = (t: Translation['t'], part: Part, { type, currencyId, accountType, dates }: FundsFilter) => {
  const chosen = {
    type: fundTypeById(type ?? 0),
    currencyId: currencyById(currencyId ?? 0),
    accountType: accountTypeById(accountType ?? 0),
  }
  if (part === 'type') return t(chosen.type ? `assets.fund_${chosen.type.code}` : 'assets.allTypes')
  if (part === 'currencyId') return chosen.currencyId?.code ?? t('assets.allCurrencies')
  if (part === 'accountType')
    return t(chosen.accountType ? `assets.account_${chosen.accountType.code}` : 'assets.allAccounts')
  return datesText(t, dates)
}

const isOn = (part: Part, filter: FundsFilter): boolean =>
  part === 'dates' ? filter.dates.range !== 'all' : filter[part] !== null

/** One chip for each filter; each opens its choices. */
export const FilterBar = ({ filter, onChange }: Props) => {
  const { t } = useText()
  const [open, setOpen] = useState<Part | null>(null)
  return (
    <View ariaLabel={t('assets.filters')}>
      <SideScroll>
        {PARTS.map((part) => (
          <Tappable
            key={part}
            className={`filter-chip${isOn(part, filter) ? ' filter-chip--on' : ''}`}
            testId={`filter-${part}`}
            onClick={() => setOpen(part)}
          >
            <Text>{chipText(t, part, filter)}</Text>
            <Icon name="chevron" size={14} />
          </Tappable>
        ))}
      </SideScroll>
      <FilterSheets open={open} filter={filter} onChange={onChange} onClose={() => setOpen(null)} />
    </View>
  )
}

const ALL = 0

const FilterSheets = ({
  open,
  filter,
  onChange,
  onClose,
}: Props & { readonly open: Part | null; readonly onClose: () => void }) => {
  const { t } = useText()
  return (
    <>
      <TypeSheet
        open={open === 'type'}
        type={filter.type}
        onPick={(type) => onChange({ ...filter, type })}
        onClose={onClose}
      />
      <PickSheet
        open={open === 'currencyId'}
        title={t('assets.currency')}
        options={[
          { value: ALL, text: t('assets.allCurrencies') },
          ...CURRENCIES.map(({ id, code }) => ({ value: id, text: code })),
        ]}
        value={filter.currencyId ?? ALL}
        onPick={(id) => onChange({ ...filter, currencyId: currencyById(id)?.id ?? null })}
        onClose={onClose}
      />
      <PickSheet
        open={open === 'accountType'}
        title={t('assets.account')}
        options={[
          { value: ALL, text: t('assets.allAccounts') },
          ...ACCOUNT_TYPES.map(({ id, code }) => ({ value: id, text: t(`assets.account_${code}`) })),
        ]}
        value={filter.accountType ?? ALL}
        onPick={(id) => onChange({ ...filter, accountType: accountTypeById(id)?.id ?? null })}
        onClose={onClose}
      />
      <DatesSheet
        open={open === 'dates'}
        dates={filter.dates}
        onPick={(dates) => onChange({ ...filter, dates })}
        onClose={onClose}
      />
    </>
  )
}
