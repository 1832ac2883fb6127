import { networkById, type NetworkId } from '@core/domain'
import type { BlockBooks } from '../../chain/runner'
import { announceConfirming, type DepositParts } from './announce'
import { isAnyDue, settleDue } from './settle'
import { takeTransfers } from './take'
import { undoAbove } from './undo'

/** What the blocks of one network do to the money: see each step's own file. */
export const createBooks = (parts: DepositParts, network: NetworkId): BlockBooks => {
  const depth = networkById(network)?.confirmations ?? 1
  const finalAt = (height: number): number => height - depth + 1
  return {
    take: async (t, block) => {
      await takeTransfers(parts, t, network, block)
      await settleDue(parts, t, { network, upTo: finalAt(block.height) })
      await announceConfirming(parts, t, { network, above: finalAt(block.height) })
    },
    replace: (t, height, branch) => undoAbove(parts, t, { network, height, branch }),
    settle: async (height) => {
      const due = { network, upTo: finalAt(height) }
      if (await isAnyDue(parts.db, due)) await parts.db.tx((t) => settleDue(parts, t, due))
    },
  }
}
