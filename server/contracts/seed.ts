import type { ContractTerms } from '@core/domain/contracts'
import { ConfigError } from '../config'
import type { Context } from '../context'
import { openCursors } from './cursor'
import { contractSettings, contractsProblem } from './settings'

/**
 * Opens the cursors from which the engine follows each pair; what is there stays.
 * @throws ConfigError on terms under which a round trip gains, or which make no sense
 */
export const seedContracts = async (
  { db, config }: Pick<Context, 'db' | 'config'>,
  settings: readonly ContractTerms[] = contractSettings(config.profile),
): Promise<void> => {
  const problem = contractsProblem(settings)
  if (problem) throw new ConfigError(problem)
  await db.tx((t) =>
    openCursors(
      t,
      settings.map((terms) => terms.tradeId),
    ),
  )
}
