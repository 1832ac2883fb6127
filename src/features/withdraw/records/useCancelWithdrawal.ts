import { call, problemOf, useAction } from '@/api'
import { useText } from '@/i18n'
import { showToast } from '@/stores/toasts'

/** Takes a withdrawal back while it waits for review. */
export const useCancelWithdrawal = (onDone: () => void) => {
  const { t, problem } = useText()
  const { busy, run } = useAction()
  const cancel = async (id: string): Promise<void> => {
    try {
      const done = await run({ cancel: id }, (idempotencyKey) =>
        call('ext.cancelWithdrawal', { id }, { idempotencyKey }),
      )
      if (done) showToast('success', t('withdraw.cancelled'))
    } catch (error) {
      showToast('error', problem(problemOf(error)))
    }
    onDone()
  }
  return { busy, cancel }
}
