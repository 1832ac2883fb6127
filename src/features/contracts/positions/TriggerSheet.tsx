import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { AppProblem } from '@core/domain'
import { money, toWire, trimZeros } from '@core/money'
import { call, problemOf, useAction } from '@/api'
import { Button, FieldError, KeyValue, Sheet } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'
import { putPosition, type Position } from '@/stores/positions'
import { useQuote } from '@/stores/quotes'
import { showToast } from '@/stores/toasts'
import { SideTag } from '../parts/SideTag'
import { TriggerFields } from '../parts/TriggerFields'
import { useTerms } from '../feed/useContractConfig'
import { useStale } from '../feed/useStale'
import type { Terms } from '../terms'
import { nameOfPair, priceText } from '../words'
import { triggerErrors, type TypedTriggers } from './triggerForm'
import { useExpected } from './useExpected'

interface Props {
  readonly position: Position
  readonly onClose: () => void
}

/** Take-profit and stop-loss of a position, with what each would bring. */
export const TriggerSheet = (props: Props) => {
  const terms = useTerms(props.position.tradeId)
  return terms ? <TriggerForm {...props} terms={terms} /> : null
}

const textOf = (price: string | null): string => (price === null ? '' : trimZeros(toWire(money(price))))

const TriggerForm = ({ position, onClose, terms }: Props & { readonly terms: Terms }) => {
  const { t, problem } = useText()
  const last = useQuote(position.tradeId)?.currentPrice ?? null
  const [typed, setTyped] = useState<TypedTriggers>({
    win: textOf(position.winPrice),
    lost: textOf(position.lostPrice),
  })
  const { busy, refused, save } = useSaveTriggers(position)
  const stale = useStale(position.tradeId)
  const blocked = stale ? ({ code: 'PRICE_STALE' } as const) : refused
  const errors = triggerErrors(typed, position, terms, last)
  const results = {
    win: useExpected(position, terms, errors.win ? '' : typed.win),
    lost: useExpected(position, terms, errors.lost ? '' : typed.lost),
  }
  const keep = async (): Promise<void> => {
    if (await save(typed.win.trim(), typed.lost.trim())) onClose()
  }
  return (
    <Sheet open title={t('contracts.triggers')} onClose={onClose}>
      <View className="contract-sheet">
        <View className="row gap-2">
          <Text className="body-m strong">{nameOfPair(position.tradeId)}</Text>
          <SideTag tradeType={position.tradeType} lever={position.lever} />
        </View>
        <View>
          <KeyValue label={t('contracts.entry')}>{priceText(position.openPrice, position.tradeId)}</KeyValue>
          <KeyValue label={t('contracts.mark')}>
            <View className={stale ? 'text-3' : ''}>{priceText(last, position.tradeId)}</View>
          </KeyValue>
          <KeyValue label={t('contracts.liquidation')}>
            <View className="text-warn">{priceText(position.expectClosePrice, position.tradeId)}</View>
          </KeyValue>
        </View>
        <TriggerFields
          {...typed}
          onChange={(change) => setTyped({ ...typed, ...change })}
          results={results}
          errors={errors}
        />
        <View className="text-3 cap">{t('contracts.triggerRule')}</View>
        {blocked && <FieldError text={problem(blocked)} />}
        <Button
          busy={busy}
          disabled={Boolean(errors.win ?? errors.lost) || stale}
          onClick={() => void keep()}
          testId="save-triggers"
        >
          {t('contracts.save')}
        </Button>
      </View>
    </Sheet>
  )
}

const useSaveTriggers = (position: Position) => {
  const { t } = useText()
  const { busy, run } = useAction()
  const [refused, setRefused] = useState<AppProblem | null>(null)
  const save = async (winPrice: string, lostPrice: string): Promise<boolean> => {
    const request = { orderId: position.id, winPrice, lostPrice }
    setRefused(null)
    try {
      const reply = await run(request, () => call('usdt.modifyWinLost', request))
      if (!reply) return false
      putPosition(reply.position)
      showToast('success', t('contracts.triggersSaved'))
      return true
    } catch (error) {
      setRefused(problemOf(error))
      return false
    }
  }
  return { busy, refused, save }
}
