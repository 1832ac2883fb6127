import { Text, View } from '@tarojs/components'
import { Button, Empty, Problem, Skeleton } from '@/components'
import { goLogin } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/receipt'
import { useLoggedIn } from '@/stores/session'
import { CheckList } from './CheckList'
import { Facts } from './Facts'
import { PasteBox } from './PasteBox'
import { Ticks } from './Ticks'
import type { ReceiptState } from './useReceipt'
import { Verdict } from './Verdict'
import './receipt.scss'

interface Props {
  readonly state: ReceiptState
  /** Opened for an own order; else to check what somebody passed on. */
  readonly own: boolean
}

/** A receipt with its verdict, what it says, what was checked; and a way to check another. */
export const ReceiptView = ({ state, own }: Props) => {
  const { t } = useText()
  const { checked } = state
  return (
    <View className="pad">
      <View className="text-2 receipt-intro">{t('receipt.intro')}</View>
      {checked ? (
        <>
          <Verdict checked={checked} keyUnread={state.keyUnread} onRetry={state.retry} />
          <Facts receipt={checked.signed.receipt} />
          <CheckList checked={checked} />
          <Ticks receipt={checked.signed.receipt} />
        </>
      ) : (
        <Missing state={state} own={own} />
      )}
      {!state.loading && <PasteBox onCheck={state.check} />}
    </View>
  )
}

/** Why there is nothing to show. */
const Missing = ({ state, own }: Props) => {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  if (state.loading) return <Skeleton tall />
  if (state.problem) return <Problem problem={state.problem} onRetry={state.retry} />
  if (state.missing === 'unreadable') return <Unreadable />
  if (own && !loggedIn) {
    return (
      <Empty
        icon="lock"
        title={t('receipt.logIn')}
        action={<Button onClick={goLogin}>{t('common.login')}</Button>}
      />
    )
  }
  if (state.missing === 'older') {
    return <Empty icon="record" title={t('receipt.older')} text={t('receipt.olderText')} />
  }
  if (state.missing === 'none') return null
  return (
    <Empty
      icon="clock"
      title={t('receipt.running')}
      text={t('receipt.runningText')}
      action={
        <Button kind="secondary" testId="look-again" onClick={state.retry}>
          {t('receipt.again')}
        </Button>
      }
    />
  )
}

const Unreadable = () => {
  const { t } = useText()
  return (
    <View className="card receipt-card" ariaRole="alert">
      <View className="receipt-verdict receipt-verdict--wrong">{t('receipt.unreadable')}</View>
      <Text className="text-2">{t('receipt.unreadableText')}</Text>
    </View>
  )
}
