import { Type, type Static } from 'typebox'

/** What a TRON full node answers, as far as it is read here. Addresses are hexadecimal; amounts are in sun. */

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' })
const Whole = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

const Transaction = Type.Object({
  txID: Hash,
  ret: Type.Optional(Type.Array(Type.Object({ contractRet: Type.Optional(Type.String()) }))),
  raw_data: Type.Object({
    contract: Type.Array(
      Type.Object({ type: Type.String(), parameter: Type.Object({ value: Type.Unknown() }) }),
    ),
  }),
})
export type Transaction = Static<typeof Transaction>

export const Block = Type.Object({
  blockID: Hash,
  block_header: Type.Object({
    raw_data: Type.Object({
      /** Left out when it is 0. */
      number: Type.Optional(Whole),
      parentHash: Hash,
    }),
  }),
  transactions: Type.Optional(Type.Array(Transaction)),
})

/** What came of a transaction. */
const Result = Type.Object({
  id: Hash,
  blockNumber: Whole,
  /** Only said of a failure. */
  result: Type.Optional(Type.String()),
  receipt: Type.Optional(Type.Object({ result: Type.Optional(Type.String()) })),
  log: Type.Optional(
    Type.Array(
      Type.Object({
        /** 20 bytes, without the network's prefix. */
        address: Type.String(),
        topics: Type.Optional(Type.Array(Type.String())),
        data: Type.Optional(Type.String()),
      }),
    ),
  ),
})
export type Result = Static<typeof Result>
export const Results = Type.Array(Result)

/** TRX sent from one account to another. */
export const TransferValue = Type.Object({
  amount: Type.Number(),
  owner_address: Type.String(),
  to_address: Type.String(),
})

/** Answer of a contract that is only read. */
export const Constant = Type.Object({
  result: Type.Object({ result: Type.Literal(true) }),
  constant_result: Type.Tuple([Hash]),
})

/** A node says of what does not exist: `{}`. */
export const Nothing = Type.Object({}, { additionalProperties: false })
export const MaybeBlock = Type.Union([Block, Nothing])
export const MaybeTransaction = Type.Union([Transaction, Nothing])
export const MaybeResult = Type.Union([Result, Nothing])
