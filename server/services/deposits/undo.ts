import type { NetworkId } from '@core/domain'
import type { ChainBlock } from '../../chain/types'
import type { Tx } from '../../store/db'
import type { DepositRow } from '../../store/tables/deposits'
import { announce, type DepositParts } from './announce'
import { postLoss } from './loss'

const ABOVE = `
select * from deposits
where network = $1 and height > $2 and state in ('confirming', 'credited', 'belowMinimum') order by id for update`

const DROP = `update deposits set state = 'dropped', decided_at = $2 where id = $1`

const keyOf = (txId: string, output: number): string => `${txId}:${output}`

/**
 * Takes back what a reorganisation removed: transfers above `height` that the new branch does not hold either. What
 * was not decided yet is dropped; what was is a loss.
 */
export const undoAbove = async (
  parts: DepositParts,
  t: Tx,
  { network, height, branch }: { network: NetworkId; height: number; branch: readonly ChainBlock[] },
): Promise<void> => {
  const transfers = branch.flatMap((block) => block.transfers)
  const present = new Set(transfers.map(({ txId, index }) => keyOf(txId, index)))
  const rows = await t.query<DepositRow>('deposits.above', ABOVE, [network, height])
  for (const row of rows) {
    if (present.has(keyOf(row.tx_id, row.output))) continue
    if (row.state === 'confirming') await t.query('deposits.drop', DROP, [row.id, parts.clock.now()])
    else await postLoss(parts, t, row)
    announce(parts, t, { id: row.id, userId: row.user_id })
  }
}
