import { useDidShow, useRouter } from '@tarojs/taro'
import { useState } from 'react'
import { useCall } from '@/api'
import { AddressForm } from '@/features/addresses/AddressForm'
import { ADD_ADDRESS } from '@/features/addresses/address'
import { AddressList } from '@/features/addresses/AddressList'
import { initialAddress } from '@/features/addresses/form'
import { SignedOut } from '@/features/profile/SignedOut'
import { go, goBackOr, HeaderIcon, Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/addresses'
import { useLoggedIn } from '@/stores/session'
import { showToast } from '@/stores/toasts'

/** Withdrawal addresses; `add=1` opens the form, with `currency` and `network` chosen, and `address` filled in. */
export default function BindAddress() {
  const { params } = useRouter<{ add?: string; currency?: string; network?: string; address?: string }>()
  return params.add ? <Add query={params} /> : <List />
}

const List = () => {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const { data, problem, reload } = useCall('wallet.addresses', loggedIn ? {} : null)
  useDidShow(() => void reload())
  return (
    <Page
      title={t('addresses.bar')}
      right={
        loggedIn && <HeaderIcon name="plus" label={t('addresses.add')} onClick={() => go(ADD_ADDRESS)} />
      }
      loading={loggedIn && !data && !problem}
      problem={loggedIn && !data ? problem : undefined}
      onRetry={() => void reload()}
      onRefresh={reload}
    >
      {!loggedIn && <SignedOut />}
      {loggedIn && data && <AddressList addresses={data} onChanged={() => void reload()} />}
    </Page>
  )
}

const Add = ({ query }: { readonly query: Parameters<typeof initialAddress>[0] }) => {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const [initial] = useState(() => initialAddress(query))
  const bound = (): void => {
    showToast('success', t('addresses.bound'))
    goBackOr('/pages/me/bindAddress')
  }
  return (
    <Page title={t('addresses.add')}>
      {loggedIn ? <AddressForm initial={initial} onDone={bound} /> : <SignedOut />}
    </Page>
  )
}
