import { Type, type TSchema } from 'typebox'
import { NETWORKS, type NetworkId } from '../../domain/networks'

/** Shared pieces of request and response schemas. An `assumed` field is our decision, not a known wire fact. */
export const Decimal = Type.String({
  pattern: '^-?(0|[1-9][0-9]{0,19})(\\.[0-9]{1,18})?$',
  maxLength: 40,
  description: 'Exact decimal',
})
export const AmountText = Type.String({
  maxLength: 40,
  description: 'A positive decimal amount, checked by the rules of core/domain',
})
export const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })
export const Time = Type.Integer({ description: 'Milliseconds since 1970, UTC' })
export const CurrencyIdSchema = Type.Integer({ minimum: 1, maximum: 5 })
export const AccountTypeIdSchema = Type.Integer({ minimum: 1, maximum: 3 })
export const TradeIdSchema = Type.Integer({ minimum: 1, maximum: 4 })
export const NetworkIdSchema = Type.Unsafe<NetworkId>({ type: 'string', enum: NETWORKS.map(({ id }) => id) })
export const PageNum = Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }))
export const PageSize = Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 }))
/** Any text but U+0000, which the database cannot hold. */
export const Text = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000]*$' })
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
export const Empty = Type.Object({})

/** `obj` of a list: the page's items, the number of pages and of items. */
export const Page = <T extends TSchema>(item: T) =>
  Type.Object({ list: Type.Array(item), pages: Type.Integer(), total: Type.Integer() })

/** What a call with `file` answers: a name for saving, and the text in parts. */
export interface TextFile {
  readonly name: string
  readonly parts: AsyncIterable<string>
}

/** What a call with `file` answers where that is no text: all its bytes. They never change under one address. */
export interface BinaryFile {
  readonly bytes: Uint8Array
}

/** What a call takes (path, query and body fields in one object) and what its `obj` holds. */
export interface CallSchema {
  readonly request: TSchema
  readonly response: TSchema
}
