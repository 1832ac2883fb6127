import { View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { Button, Empty, InfiniteList } from '@/components'
import { dayHeads } from '@/features/wallet/funds/entries'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import { formatZone } from '@/i18n/time'
import { useNamedWithdrawal, type useWithdrawals } from './useWithdrawals'
import { WithdrawalRow } from './WithdrawalRow'
import { WithdrawalSheet } from './WithdrawalSheet'
import './records.scss'

interface Props {
  readonly pages: ReturnType<typeof useWithdrawals>
  /** A withdrawal that is open from the beginning. */
  readonly id: string | undefined
}

/** Every withdrawal, newest first, under the days on which they were asked for. */
export const WithdrawalsView = ({ pages, id }: Props) => {
  const { t } = useText()
  const [open, setOpen] = useState<string | null>(id ?? null)
  const named = useNamedWithdrawal(id)
  const heads = useMemo(() => dayHeads(pages.items ?? []), [pages.items])
  const listed = pages.items?.find((withdrawal) => withdrawal.id === open)
  const shown = listed ?? (named?.id === open ? named : null)
  return (
    <View className="pad">
      <View className="withdrawals__zone">{t('assets.zone', { zone: formatZone() })}</View>
      <InfiniteList
        pages={pages}
        row={(withdrawal) => (
          <>
            {heads.has(withdrawal.id) && <View className="withdrawals__day">{heads.get(withdrawal.id)}</View>}
            <WithdrawalRow withdrawal={withdrawal} onOpen={setOpen} />
          </>
        )}
        empty={
          <Empty
            icon="record"
            title={t('withdraw.none')}
            text={t('withdraw.noneText')}
            action={
              <Button kind="secondary" small onClick={() => go('/pages/asset/withdraw')}>
                {t('withdraw.title')}
              </Button>
            }
          />
        }
      />
      <WithdrawalSheet
        withdrawal={shown}
        onChanged={() => void pages.reload()}
        onClose={() => setOpen(null)}
      />
    </View>
  )
}
