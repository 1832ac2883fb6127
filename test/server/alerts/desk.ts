import type { RequestOf } from '@core/contract/schemas'
import { openAlertCursors } from '@server/alerts/cursor'
import { addAlert, alertsOf, removeAlert } from '@server/alerts/manage'
import { stepAlerts } from '@server/alerts/step'
import { NOON, openContext, type TestContext } from '../../helpers/context'
import { putTick } from '../../helpers/ticks'
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

/** BTC is at 20,000. */
export const openAlertDesk = async (): Promise<AlertDesk> => {
  const ctx = await openContext()
  let time = NOON
  const store = async (price: string): Promise<void> => {
    await putTick(ctx.db, time++, price)
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
