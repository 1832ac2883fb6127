import { useRouter } from '@tarojs/taro'
import { Button, Empty } from '@/components'
import { go, goLogin, HeaderIcon, Page, replace } from '@/features/shell'
import { GuestView } from '@/features/wallet/assets/AssetsView'
import { useWithdrawal } from '@/features/withdraw/records/useWithdrawal'
import { WithdrawalDetail } from '@/features/withdraw/records/WithdrawalDetail'
import { WithdrawalList } from '@/features/withdraw/records/WithdrawalList'
import { useText } from '@/i18n'
import '@/i18n/areas/withdraw'
import { useLoggedIn } from '@/stores/session'

/** Withdrawals; `id` in the address shows that one. */
export default function DepositDetailPage() {
  const { params } = useRouter<{ id?: string }>()
  return params.id ? <One id={params.id} /> : <All />
}

const All = () => {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  return (
    <Page
      title={t('withdraw.bar')}
      right={
        <HeaderIcon name="plus" label={t('withdraw.submit')} onClick={() => go('/pages/asset/withdraw')} />
      }
    >
      {loggedIn ? <WithdrawalList /> : <GuestView onLogin={goLogin} onCreate={() => go('/pages/reg')} />}
    </Page>
  )
}

const ALL = '/pages/asset/depositDetail'

const One = ({ id }: { readonly id: string }) => {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const { item, problem, reload } = useWithdrawal(id)
  return (
    <Page
      title={t('withdraw.detail')}
      right={<HeaderIcon name="record" label={t('withdraw.records')} onClick={() => go(ALL)} />}
      loading={loggedIn && item === undefined && !problem}
      problem={loggedIn && !item ? problem : undefined}
      onRetry={() => void reload()}
      onRefresh={reload}
    >
      {!loggedIn && <GuestView onLogin={goLogin} onCreate={() => go('/pages/reg')} />}
      {loggedIn && item && <WithdrawalDetail item={item} onChanged={() => void reload()} />}
      {loggedIn && item === null && (
        <Empty
          title={t('withdraw.notFound')}
          text={t('withdraw.notFoundText')}
          action={
            <Button kind="secondary" onClick={() => replace(ALL)}>
              {t('withdraw.records')}
            </Button>
          }
        />
      )}
    </Page>
  )
}
