import type { RecordKind } from '@core/contract/live'
import type { Context } from '../context'

const INTERVAL = 1_000

interface Row {
  seq: string
  user_id: string
  record_kind: RecordKind | null
  record_id: string | null
}

const LAST = 'select coalesce(max(seq), 0)::text as seq from operator_actions'
const SINCE = `
select seq, user_id, record_kind, record_id from operator_actions
where seq > $1 and user_id is not null order by seq limit 500`

/**
 * Tells the screens of users what an operator's command, which runs in a process of its own, did to them.
 * @returns the way to stop
 */
export const followOperators = ({ db, bus, log }: Pick<Context, 'db' | 'bus' | 'log'>): (() => void) => {
  let seen: string | null = null
  let busy = false

  const tell = ({ user_id: userId, record_kind: kind, record_id: id }: Row): void => {
    bus.publish('balance', { userId })
    if (kind && id) bus.publish('record', { userId, kind, id })
  }
  const look = async (): Promise<void> => {
    if (seen === null) {
      const [row] = await db.query<{ seq: string }>('operator.last', LAST)
      seen = row?.seq ?? '0'
      return
    }
    for (const row of await db.query<Row>('operator.since', SINCE, [seen])) {
      seen = row.seq
      tell(row)
    }
  }
  const turn = (): void => {
    if (busy) return
    busy = true
    look()
      .catch((error: unknown) => log.error({ err: error }, 'operator actions could not be read'))
      .finally(() => {
        busy = false
      })
  }
  turn()
  const timer = setInterval(turn, INTERVAL)
  return () => clearInterval(timer)
}
