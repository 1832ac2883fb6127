import { View } from '@tarojs/components'
import { useState } from 'react'
import { call, problemOf, useAction } from '@/api'
import { Button, Sheet } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/withdraw'
import { showToast } from '@/stores/toasts'
import '../withdraw.scss'

interface Props {
  readonly id: string
  /** It was cancelled, or can no longer be. */
  readonly onDone: () => void
}

/** Takes a pending withdrawal back, after one more question. */
export const CancelButton = ({ id, onDone }: Props) => {
  const { t, problem } = useText()
  const [asking, setAsking] = useState(false)
  const { busy, run } = useAction()
  const cancel = async (): Promise<void> => {
    try {
      const done = await run({ id }, (idempotencyKey) =>
        call('ext.cancelWithdrawal', { id }, { idempotencyKey }),
      )
      if (!done) return
      showToast('success', t('withdraw.cancelledToast'))
    } catch (error) {
      showToast('error', problem(problemOf(error)))
    }
    setAsking(false)
    onDone()
  }
  return (
    <>
      <Button className="withdraw-wide" kind="secondary" testId="cancel" onClick={() => setAsking(true)}>
        {t('withdraw.cancel')}
      </Button>
      <Sheet open={asking} title={t('withdraw.cancelTitle')} onClose={() => !busy && setAsking(false)}>
        <View className="text-2">{t('withdraw.cancelText')}</View>
        <View className="withdraw-buttons">
          <Button kind="secondary" disabled={busy} onClick={() => setAsking(false)}>
            {t('common.back')}
          </Button>
          <Button kind="danger" testId="confirm-cancel" busy={busy} onClick={() => void cancel()}>
            {t('withdraw.cancel')}
          </Button>
        </View>
      </Sheet>
    </>
  )
}
