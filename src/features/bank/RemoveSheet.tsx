import { Text, View } from '@tarojs/components'
import { maskCard } from '@core/money'
import { call, problemOf, useAction } from '@/api'
import { Button, KeyValue, Sheet } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/bank'
import { showToast } from '@/stores/toasts'
import type { Card } from './CardList'
import './bank.scss'

interface Props {
  /** Null closes the sheet. */
  readonly card: Card | null
  readonly onClose: () => void
  readonly onRemoved: () => void
}

export const RemoveSheet = ({ card, onClose, onRemoved }: Props) => {
  const { t } = useText()
  const { busy, remove } = useRemove(onRemoved)
  return (
    <Sheet open={card !== null} title={t('bank.removeTitle')} onClose={onClose}>
      {card && (
        <View className="bank-sheet">
          <View>
            <KeyValue label={card.bank}>{maskCard(card.last4)}</KeyValue>
          </View>
          <Text className="text-2">{t('bank.removeText')}</Text>
          <View className="bank-sheet__buttons">
            <Button kind="secondary" onClick={onClose}>
              {t('common.back')}
            </Button>
            <Button kind="danger" testId="confirm-remove" busy={busy} onClick={() => void remove(card.id)}>
              {t('bank.remove')}
            </Button>
          </View>
        </View>
      )}
    </Sheet>
  )
}

const useRemove = (removed: () => void) => {
  const { t, problem } = useText()
  const { busy, run } = useAction()
  const remove = async (id: string): Promise<void> => {
    try {
      if (!(await run(id, () => call('ext.removeBankCard', { id })))) return
      showToast('success', t('bank.removed'))
      removed()
    } catch (error) {
      showToast('error', problem(problemOf(error)))
    }
  }
  return { busy, remove }
}
