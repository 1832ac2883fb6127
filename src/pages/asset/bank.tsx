import { useDidShow, useRouter } from '@tarojs/taro'
import { useCall } from '@/api'
import { CardForm } from '@/features/bank/CardForm'
import { ADD_CARD, CardList } from '@/features/bank/CardList'
import { SignedOut } from '@/features/profile/SignedOut'
import { go, goBackOr, HeaderIcon, Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/bank'
import { useLoggedIn } from '@/stores/session'
import { showToast } from '@/stores/toasts'

/** Bank cards; `add=1` opens the form. */
export default function Bank() {
  const { params } = useRouter<{ add?: string }>()
  return params.add ? <Add /> : <List />
}

const List = () => {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const { data, problem, reload } = useCall('ext.bankCards', loggedIn ? {} : null)
  useDidShow(() => void reload())
  return (
    <Page
      title={t('bank.title')}
      right={loggedIn && <HeaderIcon name="plus" label={t('bank.add')} onClick={() => go(ADD_CARD)} />}
      loading={loggedIn && !data && !problem}
      problem={loggedIn && !data ? problem : undefined}
      onRetry={() => void reload()}
      onRefresh={reload}
    >
      {!loggedIn && <SignedOut />}
      {loggedIn && data && <CardList cards={data} onChanged={() => void reload()} />}
    </Page>
  )
}

const Add = () => {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const added = (): void => {
    showToast('success', t('bank.added'))
    goBackOr('/pages/asset/bank')
  }
  return <Page title={t('bank.add')}>{loggedIn ? <CardForm onDone={added} /> : <SignedOut />}</Page>
}
