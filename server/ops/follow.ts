import type { RecordKind } from '@core/contract/live'
import type { Context } from '../context'

const INTERVAL = 1_000
/** Numbers are given before the commit: a command that takes long becomes visible after later ones. */
const WINDOW = 200

interface Row {
  seq: string
  user_id: string
  record_kind: RecordKind | null
  record_id: string | null
}

const LAST = 'select coalesce(max(seq), 0)::text as seq from operator_actions'
const SINCE = `
select seq, user_id, record_kind, record_id from operator_actions
where seq > $1 and user_id is not null order by seq`

/**
 * Tells the screens of users what an operator's command, which runs in a process of its own, did to them.
 * @returns the way to stop
 */
export const followOperators = (parts: Pick<Context, 'db' | 'bus' | 'log' | 'vitals'>): (() => void) => {
  const { db, bus, log, vitals } = parts
  let newest: number | null = null
  const told = new Set<number>()
  let busy = false

  /** Each process reads the same rows, and tells its own sockets. */
  const tell = ({ user_id: userId, record_kind: kind, record_id: id }: Row): void => {
    bus.deliver('balance', { userId })
    if (kind && id) bus.deliver('record', { userId, kind, id })
    bus.deliver('record', { userId, kind: 'notification', id: 'list' })
  }
  const look = async (): Promise<void> => {
    const [last] = await db.query<{ seq: string }>('operator.last', LAST)
    const from = Math.min(newest ?? Infinity, Number(last?.seq ?? 0)) - WINDOW
    for (const row of await db.query<Row>('operator.since', SINCE, [from])) {
      const seq = Number(row.seq)
      if (newest !== null && !told.has(seq)) tell(row)
      told.add(seq)
    }
    newest = Number(last?.seq ?? 0)
    for (const seq of told) if (seq <= from) told.delete(seq)
  }
  const turn = (): void => {
    if (busy) return
    busy = true
    vitals
      .watch('operators', look())
      .catch((error: unknown) => log.error({ err: error }, 'operator actions could not be read'))
      .finally(() => {
        busy = false
      })
  }
  turn()
  const timer = setInterval(turn, INTERVAL)
  return () => clearInterval(timer)
}
