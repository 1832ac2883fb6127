import { View } from '@tarojs/components'
import { currency, WALLET, type CurrencyId } from '@core/domain'
import { Button } from '@/components'
import { exactAmount, shortAmount } from '@/features/wallet/amounts'
import type { Holdings } from '@/features/wallet/holdings'
import { AmountField, Available } from '@/features/wallet/parts/AmountField'
import { useText } from '@/i18n'
import '@/i18n/areas/swap'
import { CoinPair } from './CoinPair'
import { QuoteCard } from './QuoteCard'
import { ReviewSheet } from './ReviewSheet'
import type { Swapping } from './useSwap'
import './swap.scss'

interface Props {
  readonly swap: Swapping
  readonly holdings: Holdings
}

/** Coins, amount, the running quote, and the way to confirm it. */
export const SwapForm = ({ swap, holdings }: Props) => {
  const { t } = useText()
  const noteOf = (id: CurrencyId): string => {
    const { key, code, displayDecimals } = currency(id)
    return `${shortAmount(holdings[WALLET][key].available, { displayDecimals })} ${code}`
  }
  return (
    <View className="pad swap">
      <CoinPair state={swap.state} noteOf={noteOf} onChoose={swap.choose} onTurn={swap.turn} />
      <Amount swap={swap} holdings={holdings} />
      <QuoteCard quotes={swap.quotes} />
      <Button testId="swap-review" disabled={!swap.ready} onClick={swap.review}>
        {t('swap.exchange')}
      </Button>
      <ReviewSheet swap={swap} />
    </View>
  )
}

const Amount = ({ swap, holdings }: Props) => {
  const { t, problem } = useText()
  const { state, error } = swap
  const chosen = currency(state.from)
  const available = exactAmount(holdings[WALLET][chosen.key].available, chosen)
  return (
    <AmountField
      label={t('swap.amount')}
      currency={chosen.code}
      value={state.amount}
      note={<Available amount={available} currency={chosen.code} />}
      error={error ? problem(error) : undefined}
      onChange={swap.setAmount}
      onMax={swap.setMax}
      onEnter={() => swap.ready && swap.review()}
    />
  )
}
