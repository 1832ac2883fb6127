import type { TransferKind } from '@core/domain'
import { IdentityGate } from '@/features/identityGate'
import { GuestView } from '@/features/wallet/assets/AssetsView'
import { go, goLogin, HeaderIcon, Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/pay'
import { useLoggedIn } from '@/stores/session'
import { ConfirmSheet } from './form/ConfirmSheet'
import { PayDone } from './form/PayDone'
import { PayForm } from './form/PayForm'
import { usePay } from './form/usePay'

interface Props {
  readonly title: string
  /** Partners can be chosen as well as users. */
  readonly withPartners?: boolean
  readonly kind?: TransferKind
}

/** A screen that pays somebody else: form, confirmation, outcome. */
export const PayView = ({ title, withPartners = false, kind }: Props) => {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const pay = usePay(withPartners, kind)
  const { done } = pay
  return (
    <Page
      title={title}
      right={<HeaderIcon name="record" label={t('pay.records')} onClick={() => go('/pages/home/record')} />}
      loading={loggedIn && pay.loading && !pay.problem}
      problem={loggedIn ? pay.problem : undefined}
      onRetry={() => void pay.reload()}
    >
      {!loggedIn && <GuestView onLogin={goLogin} onCreate={() => go('/pages/reg')} />}
      {loggedIn && done && <PayDone key={done.transfer.id} paid={done} onAgain={pay.again} />}
      {loggedIn && !done && <PayForm pay={pay} withPartners={withPartners} />}
      {loggedIn && !done && <ConfirmSheet pay={pay} />}
      {loggedIn && <IdentityGate gate={pay.gate} />}
    </Page>
  )
}
