import type { ResponseOf } from '@core/contract/schemas'
import type { Lang } from '@core/domain'
import type { Context } from '../../context'
import { AppError } from '../../http/errors'
import type { Queries } from '../../store/db'

type Parts = Pick<Context, 'db' | 'clock'>
export type RiskStatement = ResponseOf<'ext.riskStatement'>

interface StatementRow {
  title: string
  body: string
  version: string
  accepted_at: string | null
}

/** Also when an operator took the text off the app's lists: nobody could trade any more if it could not be read. */
const STATEMENT = `
select c.title, c.body, c.version, a.accepted_at
from content c left join risk_acceptances a on a.user_id = $1 and a.version = c.version
where c.id = 'risk' and c.lang = $2`

/** The statement in force, and when the user accepted this version of it. */
export const riskStatement = async ({ db }: Parts, userId: string, lang: Lang): Promise<RiskStatement> => {
  const [row] = await db.query<StatementRow>('fairness.statement', STATEMENT, [userId, lang])
  if (!row) throw new Error('there is no risk statement: seedContent has not run')
  const { title, body, version, accepted_at } = row
  return { title, body, version, acceptedAt: accepted_at === null ? null : Number(accepted_at) }
}

const ACCEPT = `
insert into risk_acceptances (user_id, version, accepted_at)
select $1, $2, $3 where $2 = (select max(version) from content where id = 'risk')
on conflict (user_id, version) do update set accepted_at = risk_acceptances.accepted_at
returning version`

/**
 * Notes that a user read a version; the first time counts.
 * @throws AppError RISK_OUTDATED when another version is in force
 */
export const acceptRisk = async (
  { clock }: Pick<Parts, 'clock'>,
  q: Queries,
  userId: string,
  version: string,
): Promise<void> => {
  const rows = await q.query('fairness.accept', ACCEPT, [userId, version, clock.now()])
  if (rows.length === 0) throw new AppError('RISK_OUTDATED')
}
