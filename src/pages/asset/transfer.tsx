import { useRouter } from '@tarojs/taro'
import { GuestView } from '@/features/wallet/assets/AssetsView'
import { initialTransfer } from '@/features/wallet/transfer/form'
import { TransferDone } from '@/features/wallet/transfer/TransferDone'
import { TransferForm } from '@/features/wallet/transfer/TransferForm'
import { useTransfer } from '@/features/wallet/transfer/useTransfer'
import { go, goBackOr, goLogin, HeaderIcon, Page } from '@/features/shell'
import { useText } from '@/i18n'
import { useLoggedIn } from '@/stores/session'

/**
 * Move funds between the own accounts; `from`, `to` and `currencyId` in the address choose them, `then=ticket` leads back
 * to the ticket that was short of funds.
 */
export default function TransferPage() {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const { params } = useRouter<{ from?: string; to?: string; currencyId?: string; then?: string }>()
  const transfer = useTransfer(initialTransfer(params))
  const { done, holdings, loadProblem } = transfer
  return (
    <Page
      title={t('assets.transfer')}
      right={
        <HeaderIcon
          name="record"
          label={t('assets.funds')}
          onClick={() => go('/pages/asset/detail?type=4')}
        />
      }
      loading={loggedIn && !holdings && !loadProblem}
      problem={loggedIn ? loadProblem : undefined}
      onRetry={() => void transfer.reload()}
    >
      {!loggedIn && <GuestView onLogin={goLogin} onCreate={() => go('/pages/reg')} />}
      {loggedIn && done && (
        <TransferDone
          done={done}
          onTicket={params.then === 'ticket' ? () => goBackOr('/pages/contract/index') : undefined}
          onAgain={transfer.again}
        />
      )}
      {loggedIn && !done && holdings && <TransferForm transfer={transfer} holdings={holdings} />}
    </Page>
  )
}
