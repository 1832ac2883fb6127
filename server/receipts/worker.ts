import type { Context } from '../context'
import { issueBatch, RECEIPT_BATCH } from './issue'

/**
 * How often finished orders are looked for. Not at once: settling comes first, and a receipt that waits a moment has
 * later ticks to show. Their ticks are kept until it is there.
 */
const INTERVAL = 2_000

export interface ReceiptWorker {
  /** Issues all that is due now. */
  run: () => Promise<void>
  stop: () => Promise<void>
}

/** Issues the receipts of finished orders. Several processes share the work: each takes rows that no other holds. */
export const startReceipts = (ctx: Context): ReceiptWorker => {
  let running: Promise<void> | null = null
  let stopped = false

  const pass = async (): Promise<void> => {
    let count: number
    do count = await ctx.db.tx((t) => issueBatch(ctx, t))
    while (count === RECEIPT_BATCH && !stopped)
  }

  const run = (): Promise<void> => {
    running ??= pass().finally(() => {
      running = null
    })
    return running
  }

  const wake = (): void => {
    if (stopped) return
    ctx.vitals
      .watch('receipts', run())
      .catch((error: unknown) => ctx.log.error({ err: error }, 'receipts could not be issued'))
  }

  const timer = setInterval(wake, INTERVAL)
  wake()
  return {
    run,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running?.catch(() => undefined)
    },
  }
}
