import { useCallback, useState } from 'react'
import { currencyById } from '@core/domain'
import { money } from '@core/money'
import { Empty, InfiniteList } from '@/components'
import { Section } from '@/features/shell'
import { exactAmount } from '@/features/wallet/amounts'
import { useText } from '@/i18n'
import '@/i18n/areas/deposit'
import { showToast } from '@/stores/toasts'
import { DepositRow } from './DepositRow'
import { DepositSheet } from './DepositSheet'
import type { DepositItem } from './records'
import { useDepositRecords } from './useDepositRecords'

/** The user's deposits, newest first and live. */
export const DepositRecords = () => {
  const { t } = useText()
  const [openId, setOpenId] = useState<string | null>(null)
  const tell = useCallback(
    (items: readonly DepositItem[]) => {
      const [item] = items
      const coin = item && currencyById(item.currencyId)
      if (!coin) return
      const amount = exactAmount(money(item.amount), coin)
      showToast('success', t('deposit.creditedToast', { amount, currency: coin.code }))
    },
    [t],
  )
  const pages = useDepositRecords(tell)
  return (
    <>
      <Section title={t('deposit.records')} />
      <InfiniteList
        pages={pages}
        row={(item) => <DepositRow item={item} onOpen={() => setOpenId(item.id)} />}
        empty={<Empty title={t('deposit.noRecords')} text={t('deposit.noRecordsText')} />}
      />
      <DepositSheet
        item={pages.items?.find(({ id }) => id === openId) ?? null}
        onClose={() => setOpenId(null)}
      />
    </>
  )
}
