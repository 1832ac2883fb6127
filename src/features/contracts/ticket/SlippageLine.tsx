import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { money } from '@core/money'
import { Button, Chips, Icon, Sheet } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'
import { Tappable } from '@/platform/tap'
import type { Terms } from '../terms'
import { percentText } from '../words'
import { slippageChoices } from './slippage'

interface Props {
  readonly terms: Terms
  readonly value: string
  readonly onChange: (slippage: string) => void
}

/** How far from the last price a market order may fill, and what that means. */
export const SlippageLine = ({ terms, value, onChange }: Props) => {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Tappable className="contract-line" testId="slippage" onClick={() => setOpen(true)}>
        <Text>{t('contracts.slippage')}</Text>
        <View className="contract-line__value">
          {percentText(value)}
          <Icon name="right" size={16} className="text-3" />
        </View>
      </Tappable>
      <Sheet open={open} title={t('contracts.slippage')} onClose={() => setOpen(false)}>
        <View className="contract-sheet">
          <View className="text-2 sm">{t('contracts.slippageText', { share: percentText(value) })}</View>
          <Chips
            label={t('contracts.slippage')}
            value={value}
            onChange={onChange}
            choices={slippageChoices(terms).map((share) => ({
              value: share,
              text: percentText(share),
              ...(money(share).eq(terms.slippage) ? { second: t('contracts.usual') } : {}),
            }))}
          />
          <Button onClick={() => setOpen(false)}>{t('contracts.done')}</Button>
        </View>
      </Sheet>
    </>
  )
}
