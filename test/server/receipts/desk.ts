import { verifyReceipt, type Verification } from '@core/domain/receipts/verify'
import type { SignedReceipt } from '@core/domain/receipts'
import { issueBatch } from '@server/receipts/issue'
import { publishedKeys } from '@server/receipts/keys'
import { optionInfo } from '@server/services/optionsRead'
import { cancelOption } from '@server/services/optionsCancel'
import type { OptionOrderRow } from '@server/store/tables/options'
import { openDesk, type Desk } from '../options/desk'

/** An options desk that issues receipts when a test says so. */
export interface ReceiptDesk extends Desk {
  /** One pass of the worker. */
  issue: () => Promise<number>
  /** The receipt as the owner's call answers it; null when there is none. */
  receipt: (order: OptionOrderRow) => Promise<SignedReceipt | null>
  verify: (order: OptionOrderRow) => Promise<Verification>
  /** Cancels, or with a quote's id sells back. */
  cancel: (order: OptionOrderRow, quoteId?: string) => ReturnType<typeof cancelOption>
}

export const openReceiptDesk = async (): Promise<ReceiptDesk> => {
  const desk = await openDesk()
  const { ctx } = desk
  await desk.tick(-1_000, '19999.00')
  await desk.tick(0, '20000.00')
  const receipt = async (order: OptionOrderRow): Promise<SignedReceipt | null> => {
    const { receipt: found } = await optionInfo(ctx, order.user_id, order.id)
    return (
      found && { receipt: JSON.parse(found.text) as SignedReceipt['receipt'], signature: found.signature }
    )
  }
  return {
    ...desk,
    issue: () => ctx.db.tx((t) => issueBatch(ctx, t)),
    receipt,
    verify: async (order) => {
      const signed = await receipt(order)
      if (!signed) throw new Error('no receipt')
      return verifyReceipt(signed, await publishedKeys(ctx.db))
    },
    cancel: (order, quoteId) =>
      ctx.db.tx((t) => cancelOption(ctx, t, order.user_id, { orderId: order.id, quoteId })),
  }
}

/** Places an order of a new trader, opens it a second later and settles it at `end` after the last ticks given. */
export const settledOn = async (
  desk: Desk,
  ticks: readonly (readonly [number, string])[],
  ticket: Parameters<Desk['place']>[1] = {},
): Promise<OptionOrderRow> => {
  const order = await desk.place(await desk.trader(), ticket)
  for (const [at, price] of ticks) {
    await desk.tick(at, price)
    await desk.run()
  }
  return desk.order(order.id)
}
