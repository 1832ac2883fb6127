import type { Config, Secrets } from '../config'
import type { Clock } from '../context'
import type { Ledger } from '../ledger'
import type { Database, Tx } from '../store/db'
import { writeAction, type Action, type Mandate } from './action'

/** What a command works with. */
export interface Operator {
  db: Database
  ledger: Ledger
  clock: Clock
  config: Config
  secrets: Secrets
  print: (line: string) => void
  /** Who runs it (`--by`, else the name of the system user) and why (`--why`). */
  mandate: Mandate
}

export interface Command {
  /** Arguments, for the usage text: `<id> <amount>`. */
  args: string
  help: string
  /** Changes something: refused without `--why`. */
  acts?: true
  /** @returns false when what it looked at is not in order */
  run: (operator: Operator, args: readonly string[]) => Promise<boolean>
}

/** Does something in one transaction together with its line in the operators' book. */
export const act = <T>(
  { db, clock, mandate }: Operator,
  work: (t: Tx) => Promise<{ action: Action; result: T }>,
): Promise<T> =>
  db.tx(async (t) => {
    const { action, result } = await work(t)
    await writeAction(t, mandate, action, clock.now())
    return result
  })
