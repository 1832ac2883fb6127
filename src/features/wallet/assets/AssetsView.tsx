import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { WALLET, type AccountTypeId, type CurrencyId } from '@core/domain'
import { Button, Icon } from '@/components'
import { ProofLink } from '@/features/liabilities/ProofLink'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import { go, Section } from '@/features/shell'
import { Tappable } from '@/platform/tap'
import { useFeed } from '@/stores/clock'
import { currencyRows, type Holdings } from '../holdings'
import type { Valuation } from '../useValuation'
import type { PriceOf } from '../valuation'
import { AccountCards } from './AccountCards'
import { AssetActions } from './AssetActions'
import { AssetLinks } from './AssetLinks'
import { CurrencyList } from './CurrencyList'
import { CurrencySheet } from './CurrencySheet'
import { TotalCard } from './TotalCard'
import './assets.scss'

interface Props {
  readonly holdings: Holdings
  readonly valuation: Valuation
  readonly priceOf: PriceOf
}

/** Everything that the user holds. */
export const AssetsView = ({ holdings, valuation, priceOf }: Props) => {
  const { t } = useText()
  const [account, setAccount] = useState<AccountTypeId>(WALLET)
  const [opened, setOpened] = useState<CurrencyId | null>(null)
  const row = currencyRows(holdings, account).find(({ currency }) => currency.id === opened) ?? null
  const worth = { priceOf, rate: valuation.rate, fiat: valuation.fiat }
  return (
    <View className="pad">
      <TotalCard valuation={valuation} />
      <AssetActions account={account} />
      <Section title={t('assets.accounts')} />
      <AccountCards holdings={holdings} priceOf={priceOf} selected={account} onSelect={setAccount} />
      <CurrencyList
        holdings={holdings}
        account={account}
        {...worth}
        onOpen={setOpened}
        onTransfer={() => go(`/pages/asset/transfer?to=${account}`)}
      />
      <AssetLinks />
      <ProofLink />
      <DemoNote />
      <CurrencySheet row={row} account={account} {...worth} onClose={() => setOpened(null)} />
    </View>
  )
}

/** Only a demo runs on a market that is not live. */
const DemoNote = () => {
  const { t } = useText()
  const feed = useFeed()
  if (feed === null || feed === 'exchange') return null
  return (
    <View className="demo-note">
      <Icon name="alert" size={16} />
      <Text className="grow">{t('assets.demoNote')}</Text>
    </View>
  )
}

/** In place of balances for someone who is not logged in. */
export const GuestView = ({ onLogin, onCreate }: { onLogin: () => void; onCreate: () => void }) => {
  const { t } = useText()
  return (
    <View className="pad guest">
      <View className="guest__disc">
        <Icon name="assets" />
      </View>
      <Text className="h1">{t('assets.guestTitle')}</Text>
      <Text className="text-2">{t('assets.guestText')}</Text>
      <Button className="guest__button" onClick={onLogin}>
        {t('common.login')}
      </Button>
      <Tappable className="guest__link" onClick={onCreate}>
        {t('session.create')}
      </Tappable>
    </View>
  )
}
