import type { ResponseOf } from '@core/contract/schemas'
import { formatAmount } from '@core/money'
import { call, problemOf, useAction } from '@/api'
import { useText } from '@/i18n'
import '@/i18n/areas/options'
import { putOrder } from '@/stores/orders'
import { showToast } from '@/stores/toasts'

export type Quote = NonNullable<ResponseOf<'options.order'>['quote']>

/** Cancels an order that has not opened, or sells one back: without a quote it answers one, with it the sale is made. */
export const useCancel = () => {
  const { t, problem } = useText()
  const { busy, run } = useAction()
  const send = async (
    orderId: string,
    quoteId?: string,
  ): Promise<ResponseOf<'options.order'> | undefined> => {
    const request = { action: 'cancel' as const, orderId, ...(quoteId ? { quoteId } : {}) }
    // A new quote is a new intent each time; a sale is one intent per quote.
    const intent = quoteId ? request : { ...request, at: Date.now() }
    try {
      const reply = await run(intent, (idempotencyKey) => call('options.order', request, { idempotencyKey }))
      if (reply) putOrder(reply.order)
      return reply
    } catch (error) {
      showToast('error', problem(problemOf(error)))
      return undefined
    }
  }
  return {
    busy,
    /** Stake back before the opening price. @returns a quote when the order had opened meanwhile */
    cancel: async (orderId: string): Promise<Quote | null> => {
      const reply = await send(orderId)
      if (reply?.order.state === 'cancelled') showToast('success', t('options.cancelDone'))
      return reply?.quote ?? null
    },
    /** @returns whether it was sold */
    sell: async (orderId: string, quote: Quote): Promise<boolean> => {
      const reply = await send(orderId, quote.quoteId)
      const sold = reply?.order.state === 'soldBack'
      if (sold) showToast('success', t('options.sellBackDone', { amount: formatAmount(quote.amount) }))
      return sold
    },
  }
}
