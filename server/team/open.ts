import { LEVELS } from '@core/domain/levels'
import { TEAM_DEPTH } from '@core/domain/team'
import type { Context } from '../context'
import { lockStart } from '../store/migrate'
import { FOLLOWED } from './lines'
import { rebuildTeams } from './rebuild'
import type { PricedParts } from './parts'

const CURSORS = `
insert into team_cursors (account_id, seq) select id, 0 from accounts where house = any($1::text[])
on conflict (account_id) do nothing`

const TERMS = "select terms from team_locks where name = 'tree'"
const SET_TERMS = "update team_locks set terms = $1 where name = 'tree'"

/** What figures and levels depend on beside what happened. */
const termsOf = ({ config }: Pick<PricedParts, 'config'>): string =>
  JSON.stringify({ effective: config.team.effectiveRecharge, depth: TEAM_DEPTH, levels: LEVELS })

/**
 * Done at each start: opens the cursors of new accounts, and builds all figures anew when there are none yet or the terms
 * of being effective or of the levels are others than those they were built with.
 */
export const openTeams = (parts: PricedParts & Pick<Context, 'log'>): Promise<void> =>
  parts.db.tx(
    async (t) => {
      await t.script('set transaction isolation level repeatable read')
      await lockStart(t)
      await t.query('team.cursors', CURSORS, [FOLLOWED])
      const terms = termsOf(parts)
      const [built] = await t.query<{ terms: string | null }>('team.terms', TERMS)
      if (built?.terms === terms) return
      await rebuildTeams(parts, t)
      await t.query('team.terms.set', SET_TERMS, [terms])
      parts.log.info({ terms }, 'team figures were built')
    },
    { patient: true },
  )
