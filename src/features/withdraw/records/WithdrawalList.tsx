import { View } from '@tarojs/components'
import { Button, Empty, InfiniteList } from '@/components'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/withdraw'
import { useWithdrawals } from './useWithdrawals'
import { WithdrawalRow } from './WithdrawalRow'

/** The user's withdrawals, newest first and live. */
export const WithdrawalList = () => {
  const { t } = useText()
  const pages = useWithdrawals()
  return (
    <View className="pad">
      <InfiniteList
        pages={pages}
        row={(item) => <WithdrawalRow item={item} />}
        empty={
          <Empty
            icon="withdraw"
            title={t('withdraw.noRecords')}
            text={t('withdraw.noRecordsText')}
            action={
              <Button kind="secondary" onClick={() => go('/pages/asset/withdraw')}>
                {t('withdraw.submit')}
              </Button>
            }
          />
        }
      />
    </View>
  )
}
