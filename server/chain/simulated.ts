import { createHash } from 'node:crypto'
import { networkById, type NetworkId } from '@core/domain'
import { money, toWire } from '@core/money'
import type { Database, Queries } from '../store/db'
import type { SimOutputRow } from '../store/tables/deposits'
import type { ChainOutput } from './service'
import { mineDue, openChain, tipOf } from './simulatedBlocks'
import type { ChainTransfer, ChainWatcher } from './types'

const SEND = `
insert into sim_outputs (network, tx_id, output, currency_id, address, sender, amount, sent_at)
select $1, $2, o.output - 1, o.currency_id, o.address, $6, o.amount, $7
from unnest($3::int[], $4::text[], $5::numeric[]) with ordinality as o(currency_id, address, amount, output)
on conflict do nothing`

const BLOCK = 'select height, hash, parent_hash from sim_blocks where network = $1 and height = $2'
const OUTPUTS = 'select * from sim_outputs where network = $1 and height = $2 order by tx_id, output'
const PAYMENT = 'select * from sim_outputs where network = $1 and tx_id = $2 order by output'

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Ids look as on the network: Ethereum writes 0x before them. */
const txIdOf = (network: NetworkId, reference: string): string =>
  `${network === 'ethereum' ? '0x' : ''}${digest(`tx:${network}:${reference}`)}`

/** Whoever pays on a simulated chain has no address of its own. */
const SENDER = 'simulated'

/** See `Chain.send`. */
export const sendSimulated = async (
  q: Queries,
  network: NetworkId,
  outputs: readonly ChainOutput[],
  { reference, now }: { reference: string; now: number },
): Promise<string> => {
  const txId = txIdOf(network, reference)
  await q.query('sim.send', SEND, [
    network,
    txId,
    outputs.map((o) => o.currencyId),
    outputs.map((o) => o.address),
    outputs.map((o) => o.amount),
    SENDER,
    now,
  ])
  return txId
}

const transferOf = (row: SimOutputRow): ChainTransfer => ({
  txId: row.tx_id,
  index: row.output,
  currencyId: row.currency_id,
  address: row.address,
  from: null,
  amount: toWire(money(row.amount)),
})

const paymentOf = async (db: Database, network: NetworkId, txId: string) => {
  const rows = await db.query<SimOutputRow>('sim.payment', PAYMENT, [network, txId])
  const [first] = rows
  if (!first) return null
  const tip = await tipOf(db, network)
  return {
    txId,
    confirmations: first.height === null ? 0 : tip.height - Number(first.height) + 1,
    outputs: rows.map(({ address, currency_id, amount }) => ({
      address,
      currencyId: currency_id,
      amount: toWire(money(amount)),
    })),
  }
}

export interface SimulatedParts {
  db: Database
  now: () => number
}

/**
 * A chain that exists in the database only. It makes a block every few seconds while a transfer waits or is not final
 * yet, else it rests; blocks follow from their parent, time and transfers, so that it goes on as it was after a restart.
 */
export const simulatedWatcher = async (
  network: NetworkId,
  { db, now }: SimulatedParts,
): Promise<ChainWatcher> => {
  await openChain(db, network, now())
  const depth = networkById(network)?.confirmations ?? 1
  return {
    network,
    head: () => mineDue(db, network, { depth, now: now() }),
    block: async (height, watched) => {
      const [row] = await db.query<{ height: string; hash: string; parent_hash: string }>(
        'sim.block',
        BLOCK,
        [network, height],
      )
      if (!row) return null
      const outputs = await db.query<SimOutputRow>('sim.outputs', OUTPUTS, [network, height])
      const transfers = outputs.map(transferOf).filter(({ address }) => watched.has(address))
      return { height, hash: row.hash, parentHash: row.parent_hash, transfers }
    },
    payment: (txId) => paymentOf(db, network, txId),
  }
}
