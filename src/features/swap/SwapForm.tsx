import { Text, View } from '@tarojs/components'
import { CURRENCIES, currency, WALLET, type CurrencyId } from '@core/domain'
import { Button, Field } from '@/components'
import { exactAmount, shortAmount } from '@/features/wallet/amounts'
import type { Holdings } from '@/features/wallet/holdings'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
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
      <CoinPair
        state={swap.state}
        coins={CURRENCIES.map(({ id }) => id)}
        noteOf={noteOf}
        onChoose={swap.choose}
        onTurn={swap.turn}
      />
      <AmountField swap={swap} holdings={holdings} />
      <QuoteCard quotes={swap.quotes} />
      <Button testId="swap-review" disabled={!swap.ready} onClick={swap.review}>
        {t('swap.exchange')}
      </Button>
      <ReviewSheet swap={swap} />
    </View>
  )
}

const AmountField = ({ swap, holdings }: Props) => {
  const { t, problem } = useText()
  const { state, error } = swap
  const chosen = currency(state.from)
  const available = exactAmount(holdings[WALLET][chosen.key].available, chosen)
  return (
    <Field
      label={t('swap.amount')}
      showLabel
      note={<Text>{t('assets.availableIs', { amount: available, currency: chosen.code })}</Text>}
      kind="decimal"
      placeholder="0.00"
      maxLength={40}
      value={state.amount}
      error={error ? problem(error) : undefined}
      onChange={swap.setAmount}
      onEnter={() => swap.ready && swap.review()}
      after={
        <View className="swap__after">
          <Text className="text-2">{chosen.code}</Text>
          <Tappable className="swap__max" testId="max" onClick={swap.setMax}>
            {t('assets.max')}
          </Tappable>
        </View>
      }
    />
  )
}
