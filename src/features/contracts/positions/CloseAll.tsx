import { View } from '@tarojs/components'
import { useState } from 'react'
import { formatSigned, sum } from '@core/money'
import { Button, FieldError, KeyValue, Sheet, signClass } from '@/components'
import { FeedTag } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'
import { Tappable } from '@/platform/tap'
import type { Position } from '@/stores/positions'
import { nameOfPair } from '../words'
import { useClose } from './useClose'
import { useLivePositions } from './useLive'

interface Props {
  /** What is listed and would be closed. */
  readonly list: readonly Position[]
  /** Undefined for all pairs. */
  readonly tradeId: number | undefined
}

/** Closes every listed position at market, after a confirmation. */
export const CloseAll = ({ list, tradeId }: Props) => {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  if (list.length === 0) return null
  return (
    <>
      <Tappable className="contract-all" onClick={() => setOpen(true)} testId="close-all">
        {t('contracts.closeAll')}
      </Tappable>
      {open && <CloseAllSheet list={list} tradeId={tradeId} onClose={() => setOpen(false)} />}
    </>
  )
}

const CloseAllSheet = ({ list, tradeId, onClose }: Props & { readonly onClose: () => void }) => {
  const { t, problem } = useText()
  const { busy, refused, closeAll } = useClose()
  const live = useLivePositions(list)
  const profit = live && sum(live.map((position) => position.profit))
  const send = async (): Promise<void> => {
    if (await closeAll(tradeId)) onClose()
  }
  return (
    <Sheet open title={t('contracts.closeAllTitle')} onClose={onClose}>
      <View className="contract-sheet">
        <View className="row">
          <FeedTag />
        </View>
        <View className="text-2 sm">{t('contracts.closeAllText')}</View>
        <View>
          <KeyValue label={t('contracts.pair')}>
            {tradeId === undefined ? t('contracts.allPairs') : nameOfPair(tradeId)}
          </KeyValue>
          <KeyValue label={t('contracts.positionCount')}>{list.length}</KeyValue>
          <KeyValue label={t('contracts.profitNow')}>
            <View className={profit ? signClass(profit) : ''}>
              {profit ? `${formatSigned(profit)} USDT` : '—'}
            </View>
          </KeyValue>
        </View>
        {refused && <FieldError text={problem(refused)} />}
        <View className="contract-buttons">
          <Button kind="secondary" onClick={onClose}>
            {t('common.back')}
          </Button>
          <Button kind="danger" busy={busy} onClick={() => void send()} testId="confirm-close-all">
            {t('contracts.closeAll')}
          </Button>
        </View>
      </View>
    </Sheet>
  )
}
