import {
  checkRoot,
  leavesFor,
  LiabilitiesError,
  NO_PREVIOUS,
  rootHash,
  type LiabilitiesRoot,
} from '@core/domain/liabilities'
import type { Clock } from '../context'
import { AppError } from '../http/errors'
import type { Tx } from '../store/db'
import { buildTree } from './build'
import { addNodes, forgetTrees } from './nodes'
import { addRoot, latestRoot } from './roots'
import { readAccounts } from './snapshot'

const TAKE = 'select sequence from liabilities_turn where id = 1 for update skip locked'
const PASS = 'update liabilities_turn set sequence = $1 where id = 1'

/**
 * Begins to publish: from here on the transaction sees one moment, and no other process publishes until it ends.
 * Must come first in its transaction.
 * @returns false when another process is publishing now
 */
export const takeTurn = async (t: Tx): Promise<boolean> => {
  await t.script('set transaction isolation level repeatable read')
  return (await t.query('liabilities.take', TAKE)).length > 0
}

/** @throws AppError LIABILITIES_TAMPERED when the last root no longer is what was published */
const checkLast = (last: LiabilitiesRoot): void => {
  try {
    checkRoot(last)
  } catch (error) {
    if (!(error instanceof LiabilitiesError)) throw error
    throw new AppError('LIABILITIES_TAMPERED', { sequence: String(last.sequence) })
  }
}

/**
 * Publishes the balances of all users at this moment, in a transaction that has taken its turn.
 * @param signal ends it early, with nothing published
 * @throws AppError LIABILITIES_MISMATCH, LIABILITIES_TAMPERED, or LIABILITIES_NONE while there are no accounts
 */
export const publish = async (t: Tx, clock: Clock, signal?: AbortSignal): Promise<LiabilitiesRoot> => {
  const time = clock.now()
  const last = await latestRoot(t)
  if (last) checkLast(last)
  const accounts = await readAccounts(t)
  if (accounts.length === 0) throw new AppError('LIABILITIES_NONE')
  const sequence = (last?.sequence ?? 0) + 1
  const top = await buildTree(accounts, sequence, (batch) => {
    signal?.throwIfAborted()
    return addNodes(t, sequence, batch)
  })
  const said = {
    ...{ sequence, time, accounts: accounts.length, leaves: leavesFor(accounts.length) },
    ...{ totals: top.amounts, top: top.hash, previous: last?.root ?? NO_PREVIOUS },
  }
  const published = { ...said, root: rootHash(said) }
  await addRoot(t, published)
  await forgetTrees(t, sequence)
  await t.query('liabilities.pass', PASS, [sequence])
  return published
}
