import { Type } from 'typebox'
import { CURRENCIES } from '../../domain/currencies'
import type { Amounts as DomainAmounts, SumNode } from '../../domain/liabilities'
import { Page, PageNum, PageSize, Time } from './common'

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256, hexadecimal' })
const Amounts = Type.Unsafe<DomainAmounts>(
  Type.Array(Type.String({ description: 'Decimal with all digits of its currency' }), {
    minItems: CURRENCIES.length,
    maxItems: CURRENCIES.length,
    description: 'One amount per currency, in the order of their ids',
  }),
)
const Path = Type.Unsafe<readonly SumNode[]>(Type.Array(Type.Object({ hash: Hash, amounts: Amounts })))
const Sequence = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const WhichSnapshot = Type.Object({ sequence: Type.Optional(Sequence) })

/** A published snapshot of all users' balances (docs/liabilities.md). */
const PublishedRoot = Type.Object({
  sequence: Sequence,
  time: Time,
  accounts: Type.Integer(),
  leaves: Type.Integer(),
  totals: Amounts,
  top: Hash,
  previous: Hash,
  root: Hash,
})

export const liabilities = {
  'ext.liabilities': {
    request: Type.Object({ pageNum: PageNum, pageSize: PageSize }),
    response: Type.Object({
      ...Page(PublishedRoot).properties,
      nextAt: Type.Union([Time, Type.Null()]),
    }),
  },
  'ext.liabilitiesProof': {
    request: WhichSnapshot,
    response: Type.Object({
      sequence: Sequence,
      position: Type.Integer(),
      uid: Type.String(),
      nonce: Hash,
      amounts: Amounts,
      path: Path,
    }),
  },
  'ext.liabilitiesFile': {
    request: WhichSnapshot,
    response: Type.Object({
      format: Type.String(),
      version: Type.Integer(),
      currencies: Type.Array(Type.String()),
      scales: Type.Array(Type.Integer()),
      ...PublishedRoot.properties,
    }),
  },
} as const
