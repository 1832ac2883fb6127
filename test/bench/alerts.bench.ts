// npx tsx test/bench/alerts.bench.ts: 100,000 price alerts on one pair, fsync on: what it costs to follow a tick that hits none
// of them, without alerts and with; then a tick that hits one, and a tick that hits a thousand. Milliseconds.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAlertCursors } from '@server/alerts/cursor'
import { stepAlerts } from '@server/alerts/step'
import { createLocalBus } from '@server/bus'
import { openDatabase } from '@server/store/database'
import { startEmbedded } from '@server/store/embedded'
import { migrate } from '@server/store/migrate'
import { putTick } from '../helpers/ticks'

const ALERTS = 100_000
const TICKS = 300

/** Half of them from 20,001.00 up in steps of a cent, half from 19,999.00 down. */
const FILL = `
insert into price_alerts (id, user_id, trade_id, direction, price, rearm_price, repeats, armed, waits, wait_price, set_seq, created_at)
select gen_random_uuid(), gen_random_uuid(), 1, case when up then 'above' else 'below' end, price, price, false, true,
  case when up then 'rise' else 'fall' end, price, 0, 0
from (
  select n % 2 = 0 as up, case when n % 2 = 0 then 20001 + n * 0.005 else 19999 - n * 0.005 end::numeric(38, 2) as price
  from generate_series(0, $1::int - 1) n
) a`

const median = (times: number[]): string => {
  const [middle = 0] = times.sort((a, b) => a - b).slice(times.length >> 1)
  return middle.toFixed(2)
}

const main = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-alerts-'))
  const cluster = await startEmbedded({ folder })
  const db = openDatabase({ url: cluster.urlOf('postgres') })
  await migrate(db, Date.now())
  await openAlertCursors(db)
  const parts = { db, clock: { now: () => Date.now() }, bus: createLocalBus(() => undefined) }
  let time = 0
  const follow = async (price: string): Promise<number> => {
    await putTick(db, ++time, price)
    const began = performance.now()
    await stepAlerts(parts, 1)
    return performance.now() - began
  }
  const quiet = async (): Promise<string> => {
    const times: number[] = []
    for (let i = 0; i < TICKS; i++) times.push(await follow(i % 2 === 0 ? '20000' : '20000.5'))
    return median(times)
  }
  await quiet()
  const none = await quiet()
  await db.query('bench.fill', FILL, [ALERTS])
  await db.query('bench.analyze', 'analyze price_alerts')
  const many = await quiet()
  const one = (await follow('20001')).toFixed(2)
  const thousand = (await follow('20011')).toFixed(2)
  const [told] = await db.query<{ count: number }>(
    'bench.told',
    'select count(*)::int as count from notifications',
  )
  console.log(JSON.stringify({ alerts: ALERTS, none, many, one, thousand, told: told?.count }))
  await db.close()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

void main()
