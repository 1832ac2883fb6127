import { Text, View } from '@tarojs/components'
import { currency } from '@core/domain'
import { formatAmount } from '@core/money'
import { Button, Icon, KeyValue } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/deposit'
import type { Deposit } from './useDeposit'
import type { TestDeposit } from './useTestDeposit'

const Warning = ({ text }: { readonly text: string }) => (
  <View className="deposit-warning">
    <Icon name="alert" size={16} />
    <Text className="grow">{text}</Text>
  </View>
)

/** A chain of the demo says so before anything else. */
export const TestNetworkNote = () => {
  const { t } = useText()
  return <Warning text={t('deposit.testNetwork')} />
}

/** What must not be sent, and when the money is there. */
export const DepositNotes = ({ deposit }: { readonly deposit: Deposit }) => {
  const { t } = useText()
  const { network } = deposit.summary
  if (!network) return null
  const { code } = currency(deposit.state.currencyId)
  const { minDeposit } = network
  return (
    <View className="card deposit-notes">
      <Warning
        text={t('deposit.onlySend', { currency: code, network: `${network.name} (${network.standard})` })}
      />
      <KeyValue label={t('deposit.howMinimum')}>
        {minDeposit === null || code === 'USDT'
          ? '10 USDT'
          : `${formatAmount(minDeposit, 6).replace(/\.?0+$/, '')} ${code} ≈ 10 USDT`}
      </KeyValue>
      <KeyValue label={t('deposit.howConfirmations')}>
        {t('deposit.blocks', { count: network.confirmations })}
      </KeyValue>
      <KeyValue label={t('deposit.howAccount')}>{t('deposit.wallet')}</KeyValue>
    </View>
  )
}

/** The demo's sender: nobody has real coins for it. */
export const TestSender = ({ test }: { readonly test: TestDeposit }) => {
  const { t } = useText()
  return (
    <View className="deposit-test">
      <Button
        kind="secondary"
        icon="deposit"
        testId="test-deposit"
        busy={test.busy}
        onClick={() => void test.send()}
      >
        {t(test.busy ? 'deposit.sendingTest' : 'deposit.sendTest')}
      </Button>
      <View className="cap text-3">{t('deposit.testHint')}</View>
    </View>
  )
}
