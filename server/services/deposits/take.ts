import type { NetworkId } from '@core/domain'
import { money } from '@core/money'
import type { ChainBlock } from '../../chain/types'
import type { Tx } from '../../store/db'
import { uuidv7 } from '../../store/ids'
import type { DepositParts } from './announce'

/**
 * A transfer that was seen before keeps its row: a decided one gets its new height only, a dropped or lost one
 * begins again, in a new round so that it can be posted again.
 */
const TAKE = `
insert into deposits (id, user_id, network, tx_id, output, currency_id, address, sender, amount, height, state, seen_at)
select i.id, a.user_id, $1, i.tx_id, i.output, i.currency_id, i.address, i.sender, i.amount, $9, 'confirming', $10
from unnest($2::uuid[], $3::text[], $4::int[], $5::int[], $6::text[], $7::text[], $8::numeric[])
  as i(id, tx_id, output, currency_id, address, sender, amount)
join deposit_addresses a on a.network = $1 and a.address = i.address
on conflict (network, tx_id, output) do update set
  height = excluded.height,
  state = case when deposits.state in ('dropped', 'lost') then 'confirming' else deposits.state end,
  round = deposits.round + case when deposits.state = 'lost' then 1 else 0 end,
  price = case when deposits.state = 'lost' then null else deposits.price end,
  lost_by_user = null,
  value_usdt = case when deposits.state = 'lost' then null else deposits.value_usdt end,
  decided_at = case when deposits.state in ('dropped', 'lost') then null else deposits.decided_at end`

/** Writes down the transfers of a block to addresses of ours. What the cut to a currency's scale left empty is no money. */
export const takeTransfers = async (
  { clock }: DepositParts,
  t: Tx,
  network: NetworkId,
  { height, transfers }: ChainBlock,
): Promise<void> => {
  const real = transfers.filter(({ amount }) => money(amount).gt('0'))
  if (real.length === 0) return
  await t.query('deposits.take', TAKE, [
    network,
    real.map(() => uuidv7()),
    real.map((r) => r.txId),
    real.map((r) => r.index),
    real.map((r) => r.currencyId),
    real.map((r) => r.address),
    real.map((r) => r.from),
    real.map((r) => r.amount),
    height,
    clock.now(),
  ])
}
