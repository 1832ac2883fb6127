import { View } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { useState } from 'react'
import type { SwapScreen } from '@core/domain'
import { Tabs } from '@/components'
import { go, goLogin, Page } from '@/features/shell'
import { GuestView } from '@/features/wallet/assets/AssetsView'
import { useText } from '@/i18n'
import '@/i18n/areas/swap'
import { useLoggedIn } from '@/stores/session'
import { initialSwap } from './form'
import { Records } from './Records'
import { SwapDone } from './SwapDone'
import { SwapForm } from './SwapForm'
import { useSwap } from './useSwap'
import './swap.scss'

interface Query {
  readonly tab?: string
  readonly from?: string
  readonly to?: string
}

interface Props {
  readonly screen: SwapScreen
  readonly title: string
}

/** Exchange and its records; `from`, `to` and `tab=records` in the address choose where to begin. */
export const SwapScreenView = ({ screen, title }: Props) => {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const { params } = useRouter<Partial<Record<keyof Query, string>>>()
  const [tab, setTab] = useState<'exchange' | 'records'>(params.tab === 'records' ? 'records' : 'exchange')
  const swap = useSwap(initialSwap(screen, params), tab === 'exchange')
  const { holdings, loadProblem, done } = swap
  const waits = loggedIn && tab === 'exchange'
  return (
    <Page
      title={title}
      live
      loading={waits && !holdings && !loadProblem}
      problem={waits ? loadProblem : undefined}
      onRetry={() => void swap.reload()}
    >
      {!loggedIn && <GuestView onLogin={goLogin} onCreate={() => go('/pages/reg')} />}
      {loggedIn && (
        <View className="pad swap__tabs">
          <Tabs
            label={title}
            value={tab}
            onChange={setTab}
            choices={[
              { value: 'exchange', text: t('swap.exchange') },
              { value: 'records', text: t('swap.records') },
            ]}
          />
        </View>
      )}
      {waits && done && <SwapDone swap={done} onRecords={() => setTab('records')} onAgain={swap.again} />}
      {waits && !done && holdings && <SwapForm swap={swap} holdings={holdings} />}
      {loggedIn && tab === 'records' && (
        <Records screen={screen === 'token' ? 'token' : undefined} onExchange={() => setTab('exchange')} />
      )}
    </Page>
  )
}
