import { Text, View } from '@tarojs/components'
import { currency } from '@core/domain'
import { money } from '@core/money'
import { Button } from '@/components'
import { isFine } from '@/features/session/forms/errors'
import { exactAmount } from '@/features/wallet/amounts'
import { useText } from '@/i18n'
import '@/i18n/areas/withdraw'
import type { Withdrawing } from './useWithdraw'
import '../withdraw.scss'

const NONE = '\u2014'

/** What arrives and what it costs, always in sight, above the button. */
export const WithdrawFoot = ({ withdraw }: { readonly withdraw: Withdrawing }) => {
  const { t } = useText()
  const { state, summary, busy, facts, form } = withdraw
  const barred = facts.pre?.identityNeeded === true
  const isOff = !barred && (!facts.hasTradePassword || !isFine(form.errors))
  const coin = currency(state.currencyId)
  const { received, way } = summary
  return (
    <View>
      <View className="withdraw-figures">
        <View>
          <View className="text-2">{t('withdraw.receive')}</View>
          <Text className="withdraw-figures__value">
            {received ? exactAmount(received, coin) : NONE} {coin.code}
          </Text>
        </View>
        <View className="right">
          <View className="text-2">{t('withdraw.fee')}</View>
          <Text className="withdraw-figures__value">
            {way ? exactAmount(money(way.fee), coin) : NONE} {coin.code}
          </Text>
        </View>
      </View>
      <Button
        className="withdraw-wide"
        testId="withdraw-review"
        busy={busy}
        disabled={isOff}
        onClick={withdraw.review}
      >
        {t('withdraw.submit')}
      </Button>
    </View>
  )
}
