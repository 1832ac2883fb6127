import { Type, type Static } from 'typebox'

/** What Esplora answers, as far as it is read here. Amounts are whole numbers of satoshis. */

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' })
const Whole = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

export const Block = Type.Object({
  id: Hash,
  height: Whole,
  tx_count: Whole,
  /** Missing for the first block of all. */
  previousblockhash: Type.Optional(Type.Union([Hash, Type.Null()])),
})

const Transaction = Type.Object({
  txid: Hash,
  vout: Type.Array(
    Type.Object({
      /** Missing where the script is no address. */
      scriptpubkey_address: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      value: Whole,
    }),
  ),
})
export type Transaction = Static<typeof Transaction>

/** Transactions of a block, some at a time. */
export const Page = Type.Array(Transaction)

/** One transaction with where it is. */
export const Located = Type.Intersect([
  Transaction,
  Type.Object({
    status: Type.Object({
      confirmed: Type.Boolean(),
      block_height: Type.Optional(Type.Union([Whole, Type.Null()])),
    }),
  }),
])
