import { Text, View } from '@tarojs/components'
import { CURRENCIES } from '@core/domain'
import type { Amounts, ProofStep } from '@core/domain/liabilities'
import { money } from '@core/money'
import { Icon, Sheet } from '@/components'
import { useText, type TextKey } from '@/i18n'
import '@/i18n/areas/proof'
import { exactAmount } from '../wallet/amounts'
import { shortHash, type Outcome } from './outcome'
import './liabilities.scss'

interface Props {
  readonly open: boolean
  readonly outcome: Outcome
  readonly onClose: () => void
}

/** What a sound proof shows beyond its steps. */
const ENDS: readonly TextKey[] = ['proof.endTotals', 'proof.endTop', 'proof.endRoot', 'proof.endChain']

/** Every step of the check, from the own leaf to the published root. */
export const StepsSheet = ({ open, outcome, onClose }: Props) => {
  const { t } = useText()
  const { steps, fault, published } = outcome
  return (
    <Sheet open={open} title={t('proof.steps')} onClose={onClose}>
      {steps.map((step) => (
        <Step key={step.level} step={step} />
      ))}
      {fault ? (
        <View className="proof-end proof-end--wrong">
          <Icon name="alert" size={16} />
          <Text className="grow">{t(`proof.fault_${fault}`)}</Text>
        </View>
      ) : (
        ENDS.map((key) => (
          <View key={key} className="proof-end">
            <Icon name="check" size={16} />
            <Text className="grow">{t(key)}</Text>
          </View>
        ))
      )}
      <View className="proof-hash proof-hash--whole">{published.root}</View>
    </Sheet>
  )
}

/** What is there of each currency; a line never breaks between an amount and its currency. */
const amountsText = (amounts: Amounts): string => {
  const owned = CURRENCIES.map((currency, i) => ({ currency, amount: money(amounts[i] ?? '0') }))
  const shown = owned.filter(({ amount }) => amount.gt('0'))
  return (
    shown
      .map(({ currency, amount }) => `${exactAmount(amount, currency)}\u00a0${currency.code}`)
      .join(', ') || '0'
  )
}

const Step = ({ step: { level, neighbour, node } }: { readonly step: ProofStep }) => {
  const { t } = useText()
  return (
    <View className="proof-step">
      <View className="between">
        <Text className="body-m">
          {neighbour ? t(`proof.step_${neighbour.side}`, { level }) : t('proof.stepLeaf')}
        </Text>
        <Text className="proof-hash">{shortHash(node.hash)}</Text>
      </View>
      {neighbour && (
        <View className="cap text-3">
          {t('proof.neighbour', { amounts: amountsText(neighbour.amounts) })}
        </View>
      )}
      <View className="cap text-2">{t('proof.sum', { amounts: amountsText(node.amounts) })}</View>
    </View>
  )
}
