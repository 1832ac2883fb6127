import { ConfigError } from '../../config'
import type { Context } from '../../context'
import { lockStart } from '../../store/migrate'
import { putNewPair, storedPairs } from './pairs'
import { DEFAULT_SWAP, pairProblem, type PairSetting } from './settings'

/**
 * Writes the pairs that are missing, and looks at all: what operators set since is checked as well.
 * @throws ConfigError on terms under which a round trip gains, or which make no sense
 */
export const seedSwap = ({ db, clock }: Pick<Context, 'db' | 'clock'>, pairs = DEFAULT_SWAP): Promise<void> =>
  db.tx(async (t) => {
    await lockStart(t)
    for (const pair of pairs) await putNewPair(t, pair, clock.now())
    refuseGains(await storedPairs(t))
  })

const refuseGains = (pairs: readonly PairSetting[]): void => {
  const problem = pairs.map(pairProblem).find((found) => found !== null)
  if (problem) throw new ConfigError(`${problem}; set it right with: npm run ops -- swap-rates`)
}
