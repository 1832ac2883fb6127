import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Queries } from '../store/db'
import type { Bus } from './bus'
import { createLocalBus } from './local'
import { createNatsBus } from './nats'

const IDENTITY = `
select system_identifier || ' ' || current_database() as text from pg_control_system()`

/** Processes on one database hear each other, and no others that use the same broker. */
const nameOf = async (db: Queries): Promise<string> => {
  const [row] = await db.query<{ text: string }>('bus.identity', IDENTITY)
  const digest = createHash('sha256').update(row?.text ?? '')
  return `limelight-${digest.digest('hex').slice(0, 16)}`
}

/** The bus that the configuration asks for: NATS, or none but this process. */
export const openBus = async (url: string | null, db: Queries, log: Logger): Promise<Bus> => {
  const onError = (error: unknown, topic: string): void =>
    log.error({ err: error, topic }, 'a listener failed')
  if (url === null) return createLocalBus(onError)
  const onLost = (lost: boolean): void =>
    log.warn(lost ? 'the bus is away: other processes do not hear this one' : 'the bus is back')
  return createNatsBus({ url, name: await nameOf(db), onError, onLost })
}
