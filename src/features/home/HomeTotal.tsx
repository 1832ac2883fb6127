import { View } from '@tarojs/components'
import { TotalCard } from '@/features/wallet/assets/TotalCard'
import { useHoldings } from '@/features/wallet/useHoldings'
import { usePrices } from '@/features/wallet/usePrices'
import { useValuation } from '@/features/wallet/useValuation'

/** What the user owns in all, as on the Assets screen. */
export const HomeTotal = () => {
  const { holdings } = useHoldings()
  const valuation = useValuation(holdings, usePrices())
  return (
    <View className="pad home-total">
      <TotalCard valuation={valuation} />
    </View>
  )
}
