import { Type } from 'typebox'
import { Empty, Id, Nullable, Time } from './common'

/** Canonical JSON of the receipt, and the Ed25519 signature over it in 128 hexadecimal digits (docs/receipts.md). */
export const ReceiptText = Type.Object({ text: Type.String(), signature: Type.String() })

const PublishedKey = Type.Object({
  id: Id,
  publicKey: Type.String({ description: 'Ed25519, 64 hexadecimal digits' }),
  from: Time,
  until: Nullable(Time),
})

export const receipts = {
  'ext.receiptKeys': { request: Empty, response: Type.Object({ keys: Type.Array(PublishedKey) }) },
} as const
