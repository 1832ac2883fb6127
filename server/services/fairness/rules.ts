import type { Queries, Tx } from '../../store/db'
import type { TradeLimitsRow } from '../../store/tables/fairness'

/** Whether a user read the risk statement in force, and the row of limits where there is one. */
export type RulesRow = { read: boolean } & (TradeLimitsRow | { [Name in keyof TradeLimitsRow]: null })

const rules = (lock: '' | 'for update'): string => `
select exists (
    select 1 from risk_acceptances
    where user_id = $1 and version = (select max(version) from content where id = 'risk')
  ) as read, l.*
from (values (1)) one left join lateral (select * from trade_limits where user_id = $1 ${lock}) l on true`

const [READ, LOCK] = [rules(''), rules('for update')]

export const readRules = async (q: Queries, userId: string): Promise<RulesRow | undefined> =>
  (await q.query<RulesRow>('fairness.read', READ, [userId]))[0]

/** The same with the limits locked, so that two orders of a user with limits follow each other. */
export const lockRules = async (t: Tx, userId: string): Promise<RulesRow | undefined> =>
  (await t.query<RulesRow>('fairness.rules', LOCK, [userId]))[0]
