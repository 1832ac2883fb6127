import { Text, View } from '@tarojs/components'
import { Icon } from '@/components'
import { Section } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/receipt'
import type { Checked } from './useReceipt'
import { checkText } from './words'

/** Every step of the check in plain words, with the figures of this receipt. */
export const CheckList = ({ checked: { signed, result } }: { readonly checked: Checked }) => {
  const { t } = useText()
  return (
    <View>
      <Section title={t('receipt.checks')} />
      <View className="card">
        {result.checks.map((one) => (
          <View key={one.check} className={`receipt-check receipt-check--${one.holds ? 'right' : 'wrong'}`}>
            <Icon name={one.holds ? 'check' : 'close'} size={20} />
            <Text className="grow">
              {one.check === 'signature' && !result.key
                ? t('receipt.unchecked')
                : checkText(signed.receipt, one)}
            </Text>
          </View>
        ))}
      </View>
    </View>
  )
}
