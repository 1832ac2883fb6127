import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Button, Checkbox, Markdown, Sheet } from '@/components'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/fair'
import { Tappable } from '@/platform/tap'
import type { RiskGate, RiskStatement } from './useRiskGate'
import './fair.scss'

/** The statement to be read before the first trade; the button waits for the tick. */
export const RiskSheet = ({ gate }: { readonly gate: RiskGate }) => {
  const { t } = useText()
  const { asked, close } = gate
  return (
    <Sheet open={asked !== null} title={t('fair.riskTitle')} onClose={close}>
      {asked && <Statement key={asked.version} statement={asked} gate={gate} />}
    </Sheet>
  )
}

const Statement = ({ statement, gate }: { readonly statement: RiskStatement; readonly gate: RiskGate }) => {
  const { t } = useText()
  const [read, setRead] = useState(false)
  const { version, body } = statement
  const { busy, accept, close } = gate
  const showRates = (): void => {
    close()
    go('/pages/agreement/rates')
  }
  return (
    <View className="risk">
      <View className="risk__text">
        <Markdown source={body} />
        <View className="between risk__end">
          <Text className="cap text-3">{t('fair.riskVersion', { version })}</Text>
          <Tappable className="fair-link" onClick={showRates}>
            {t('fair.rates')}
          </Tappable>
        </View>
      </View>
      <View className="risk__foot">
        <Checkbox checked={read} onChange={setRead} label={t('fair.riskUnderstood')} />
        <Button testId="accept-risk" busy={busy} disabled={!read} onClick={accept}>
          {t(busy ? 'fair.riskAccepting' : 'fair.riskAccept')}
        </Button>
      </View>
    </View>
  )
}
