import { useRouter } from '@tarojs/taro'
import { useState } from 'react'
import { go, goLogin, HeaderIcon, Page, replace } from '@/features/shell'
import { GuestView } from '@/features/wallet/assets/AssetsView'
import { initialWithdraw } from '@/features/withdraw/form/state'
import { useWithdraw } from '@/features/withdraw/form/useWithdraw'
import { WithdrawFoot } from '@/features/withdraw/form/WithdrawFoot'
import { WithdrawForm } from '@/features/withdraw/form/WithdrawForm'
import { useText } from '@/i18n'
import '@/i18n/areas/withdraw'
import { useLoggedIn } from '@/stores/session'
import { showToast } from '@/stores/toasts'

/** Withdraw to an own address; `currencyId` in the address chooses the coin. */
export default function WithdrawPage() {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const { params } = useRouter<{ currencyId?: string }>()
  const [initial] = useState(() => initialWithdraw(params))
  const withdraw = useWithdraw(initial, (id) => {
    showToast('success', t('withdraw.requested'))
    replace(`/pages/asset/depositDetail?id=${id}`)
  })
  const { known, loadProblem } = withdraw
  return (
    <Page
      title={t('withdraw.title')}
      right={
        <HeaderIcon
          name="record"
          label={t('withdraw.records')}
          onClick={() => go('/pages/asset/depositDetail')}
        />
      }
      foot={loggedIn && known && <WithdrawFoot withdraw={withdraw} />}
      loading={loggedIn && !known && !loadProblem}
      problem={loggedIn ? loadProblem : undefined}
      onRetry={() => void withdraw.reload()}
      onRefresh={withdraw.reload}
    >
      {!loggedIn && <GuestView onLogin={goLogin} onCreate={() => go('/pages/reg')} />}
      {loggedIn && known && <WithdrawForm withdraw={withdraw} />}
    </Page>
  )
}
