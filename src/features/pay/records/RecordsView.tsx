import { View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { Button, Empty, InfiniteList } from '@/components'
import { dayHeads } from '@/features/wallet/funds/entries'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import { formatZone } from '@/i18n/time'
import '@/i18n/areas/pay'
import { isFiltered, NO_FILTER, type Transfer } from './filter'
import { RecordFilters } from './RecordFilters'
import { RecordRow } from './RecordRow'
import { RecordSheet } from './RecordSheet'
import { useNamedTransfer, type useTransfers } from './useTransfers'
import './records.scss'

type Props = ReturnType<typeof useTransfers> & {
  /** A transfer that is open from the beginning. */
  readonly id: string | undefined
}

/** Every transfer to and from others, newest first, under the days on which they happened. */
export const RecordsView = ({ filter, setFilter, pages, id }: Props) => {
  const { t } = useText()
  const [open, setOpen] = useState<string | null>(id ?? null)
  const named = useNamedTransfer(id)
  const heads = useMemo(() => dayHeads(pages.items ?? []), [pages.items])
  const shown: Transfer | null =
    pages.items?.find((transfer) => transfer.id === open) ?? (named?.id === open ? named : null)
  return (
    <View className="funds">
      <RecordFilters filter={filter} onChange={setFilter} />
      <View className="pad">
        <View className="funds__zone">{t('assets.zone', { zone: formatZone() })}</View>
        <InfiniteList
          pages={pages}
          row={(transfer) => (
            <>
              {heads.has(transfer.id) && <View className="funds__day">{heads.get(transfer.id)}</View>}
              <RecordRow transfer={transfer} onOpen={setOpen} />
            </>
          )}
          empty={<Nothing filtered={isFiltered(filter)} onClear={() => setFilter(NO_FILTER)} />}
        />
      </View>
      <RecordSheet transfer={shown} onClose={() => setOpen(null)} />
    </View>
  )
}

const Nothing = ({ filtered, onClear }: { readonly filtered: boolean; readonly onClear: () => void }) => {
  const { t } = useText()
  return filtered ? (
    <Empty
      icon="search"
      title={t('pay.noMatch')}
      text={t('pay.noMatchText')}
      action={
        <Button kind="secondary" onClick={onClear}>
          {t('pay.clearFilters')}
        </Button>
      }
    />
  ) : (
    <Empty
      icon="record"
      title={t('pay.empty')}
      text={t('pay.emptyText')}
      action={
        <Button kind="secondary" onClick={() => go('/pages/home/interconversion')}>
          {t('pay.titleThird')}
        </Button>
      }
    />
  )
}
