import type { RequestOf } from '@core/contract/schemas'
import { openAlertCursors } from '@server/alerts/cursor'
import { addAlert, alertsOf, removeAlert } from '@server/alerts/manage'
import { stepAlerts } from '@server/alerts/step'
import { NOON, openContext, type TestContext } from '../../helpers/context'
import { toldOf } from '../notifications/told'

jest.setTimeout(60_000)

type Wish = NonNullable<RequestOf<'ext.alerts'>['add']>

/** Alerts on a market that ticks only when a test says so. */
export interface AlertDesk {
  ctx: TestContext
  /** Stores a BTC tick; nobody follows it yet. */
  store: (price: string) => Promise<void>
  /** Stores a BTC tick and follows it. */
  tick: (price: string) => Promise<void>
  run: () => Promise<void>
  add: (userId: string, price: string, more?: Partial<Wish>) => Promise<void>
  remove: (userId: string, id: string) => Promise<void>
  list: (userId: string) => ReturnType<typeof alertsOf>
  /** Prices that met alerts of a user, oldest first. */
  told: (userId: string) => Promise<(string | undefined)[]>
  close: () => Promise<void>
}

const INSERT_TICK = `
insert into ticks (trade_id, seq, time, price, quantity, epoch)
select 1, coalesce(max(seq), 0) + 1, $1::bigint + coalesce(max(seq), 0), $2, 1, 1 from ticks where trade_id = 1`

/** BTC is at 20,000. */
export const openAlertDesk = async (): Promise<AlertDesk> => {
  const ctx = await openContext()
  const store = async (price: string): Promise<void> => {
    await ctx.db.query('test.tick', INSERT_TICK, [NOON, price])
  }
  const run = async (): Promise<void> => {
    while (await stepAlerts(ctx, 1));
  }
  await store('20000')
  await openAlertCursors(ctx.db)
  return {
    ...{ ctx, store, run },
    tick: async (price) => {
      await store(price)
      await run()
    },
    add: (userId, price, more = {}) => addAlert(ctx, userId, { tradeId: 1, repeats: false, price, ...more }),
    remove: (userId, id) => removeAlert(ctx, userId, id),
    list: (userId) => alertsOf(ctx.db, userId),
    told: async (userId) => (await toldOf(ctx.db, userId)).map(([, { price }]) => price),
    close: ctx.close,
  }
}
