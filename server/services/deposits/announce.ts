import type { NetworkId } from '@core/domain'
import type { Context } from '../../context'
import type { Tx } from '../../store/db'

export type DepositParts = Pick<Context, 'db' | 'ledger' | 'bus' | 'clock' | 'market' | 'log'>

/** Tells the user's screens, after the commit, that a deposit changed. */
export const announce = (
  { bus }: Pick<DepositParts, 'bus'>,
  t: Tx,
  { id, userId }: { id: string; userId: string },
): void => t.afterCommit(() => bus.publish('record', { userId, kind: 'deposit', id }))

const CONFIRMING = `
select id, user_id as "userId" from deposits where network = $1 and state = 'confirming' and height > $2`

/** A block deepens every deposit that is not final yet: those above a height. */
export const announceConfirming = async (
  parts: DepositParts,
  t: Tx,
  { network, above }: { network: NetworkId; above: number },
): Promise<void> => {
  const rows = await t.query<{ id: string; userId: string }>('deposits.confirming', CONFIRMING, [
    network,
    above,
  ])
  rows.forEach((row) => announce(parts, t, row))
}
