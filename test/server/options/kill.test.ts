import { setTimeout as pause } from 'node:timers/promises'
import { audit, isClean } from '@server/ledger'
import { openFunds } from '@server/services/funding'
import { lastStoredTick } from '@server/options/orders'
import { placeOption } from '@server/services/optionsPlace'
import { uuidv7 } from '@server/store/ids'
import type { OptionOrderRow } from '@server/store/tables/options'
import { rowsOf } from '../../helpers/aggregate'
import { besideServer, fastReplay } from '../../helpers/beside'
import { tenDays } from '../../helpers/candles'
import { readRisk } from '../../helpers/risk'
import { NOON } from '../../helpers/context'
import { endingsPerOrder } from '../../helpers/endings'
import { fund, TICKET } from './desk'
import { expectedOf } from './replayed'

const file = tenDays()
const rows = rowsOf(file.text)
const ORDERS = 60

const beside = besideServer()

const orders = (): Promise<OptionOrderRow[]> =>
  beside.db.query<OptionOrderRow>('test.all', 'select * from option_orders order by id')

/** Another process settles: the database is all there is to watch. */
const until = async (fits: (rows: OptionOrderRow[]) => boolean): Promise<void> => {
  while (!fits(await orders())) await pause(5)
}

test(`killed (-9) at the settle second and started again, each order settles once at the right price (${file.origin})`, async () => {
  const { db } = beside
  const start = () => beside.start(fastReplay(file.path))
  const first = start()
  await first.ready
  while (!(await lastStoredTick(db, 1))) await pause(5)
  const ctx = beside.outsider()
  const userId = uuidv7(NOON)
  await db.tx((t) => openFunds(ctx, t, userId))
  await readRisk(db, userId)
  await fund(ctx, userId, '1000')
  for (let i = 0; i < ORDERS; i++) {
    const ticket = { ...TICKET, quantity: '10', direction: i % 2 ? ('up' as const) : ('down' as const) }
    await db.tx((t) => placeOption(ctx, t, userId, ticket))
  }
  await until((all) => all.some((order) => order.finished_at !== null))
  first.kill('SIGKILL')
  await first.ended

  const second = start()
  await second.ready
  await until((all) => all.every((order) => order.finished_at !== null))
  second.kill('SIGTERM')
  expect(await second.ended).toMatchObject({ code: 0 })

  for (const order of await orders()) {
    const { direction, duration } = order
    const expected = expectedOf(rows, { acceptedSeq: Number(order.accepted_seq), duration, direction })
    expect(order).toMatchObject({
      state: 'settled',
      outcome: expected.outcome,
      open_seq: String(expected.open.seq),
      settle_seq: String(expected.settle.seq),
    })
    expect(Math.round(Number(order.settle_price) * 100)).toBe(Number(expected.settle.price))
  }
  expect(await endingsPerOrder(db)).toEqual(Array.from({ length: ORDERS }, () => 1))
  expect(isClean(await db.tx((t) => audit(t)))).toBe(true)
}, 120_000)
