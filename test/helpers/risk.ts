import type { Queries } from '@server/store/db'
import type { Caller } from './client'

/** Where no texts were seeded there is a statement for this. */
const STATEMENT = `
insert into content (id, lang, kind, title, summary, body, link, position, version, published_at, updated_at)
select 'risk', 'en_US', 'agreement', 'Risk', '', '', null, 1, '2000-01-01', 0, 0
where not exists (select 1 from content where id = 'risk')
on conflict (id, lang) do nothing`

const READ = `
insert into risk_acceptances (user_id, version, accepted_at)
select $1, max(version), 0 from content where id = 'risk'
on conflict (user_id, version) do nothing`

/** The user has read the risk statement, as somebody who trades in a test must have. */
export const readRisk = async (q: Queries, userId: string): Promise<void> => {
  await q.query('test.risk.statement', STATEMENT)
  await q.query('test.risk.read', READ, [userId])
}

/** The same through the calls, as the app does it. */
export const acceptRiskBy = async (caller: Caller, token: string): Promise<void> => {
  const { version } = await caller.ok('ext.riskStatement', {}, { token })
  await caller.ok('ext.riskStatement', { version }, { token, method: 'POST' })
}
