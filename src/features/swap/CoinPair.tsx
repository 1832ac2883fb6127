import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { currency, type CurrencyId } from '@core/domain'
import { CoinIcon, Icon } from '@/components'
import { CoinSheet } from '@/features/wallet/parts/CoinSheet'
import { useText } from '@/i18n'
import '@/i18n/areas/swap'
import { Tappable } from '@/platform/tap'
import type { SwapState } from './form'
import './swap.scss'

interface Props {
  readonly state: SwapState
  /** What the wallet has of a coin. */
  readonly noteOf: (id: CurrencyId) => string
  readonly onChoose: (side: 'from' | 'to', id: CurrencyId) => void
  readonly onTurn: () => void
}

/** What is paid and what is received, with a button that turns the two round. */
export const CoinPair = ({ state, noteOf, onChoose, onTurn }: Props) => {
  const { t } = useText()
  const [side, setSide] = useState<'from' | 'to' | null>(null)
  return (
    <View className="coin-pair">
      <View className="grow">
        <Side label={t('swap.pay')} coin={state.from} testId="swap-from" onTap={() => setSide('from')} />
        <View className="coin-pair__line" />
        <Side label={t('swap.receive')} coin={state.to} testId="swap-to" onTap={() => setSide('to')} />
      </View>
      <Tappable className="coin-pair__turn" label={t('swap.turn')} testId="swap-turn" onClick={onTurn}>
        <Icon name="transfer" size={20} />
      </Tappable>
      <CoinSheet
        open={side !== null}
        title={t(side === 'to' ? 'swap.chooseTo' : 'swap.chooseFrom')}
        value={side ? state[side] : null}
        noteOf={noteOf}
        onPick={(id) => side && onChoose(side, id)}
        onClose={() => setSide(null)}
      />
    </View>
  )
}

interface SideProps {
  readonly label: string
  readonly coin: CurrencyId
  readonly testId: string
  readonly onTap: () => void
}

const Side = ({ label, coin, testId, onTap }: SideProps) => {
  const { code } = currency(coin)
  return (
    <Tappable className="coin-pair__side" testId={testId} onClick={onTap}>
      <Text className="coin-pair__label">{label}</Text>
      <CoinIcon code={code} size={28} />
      <Text className="coin-pair__code">{code}</Text>
      <Icon name="chevron" size={16} className="text-3" />
    </Tappable>
  )
}
