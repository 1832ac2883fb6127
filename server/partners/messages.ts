import { Type, type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { currency } from '@core/domain'
import { money, toWire } from '@core/money'
import { currencyIdOf } from '../services/accounts'
import type { Claimed } from './outbox'

/** What goes to and comes from partners: docs/partners.md. */
const Line = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000-\\u001f\\u007f]*$' })
const Outcome = Type.Union([Type.Literal('accepted'), Type.Literal('returned')])
const Decision = {
  transferId: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  status: Outcome,
  reason: Type.Optional(Line(200)),
  reference: Type.Optional(Line(100)),
}

/** Reply to a webhook. A reply without a verdict means that it comes later. */
const Reply = Type.Object(Decision)
const Result = Type.Object({ type: Type.Literal('transfer.result'), ...Decision })
const Credit = Type.Object({
  type: Type.Literal('transfer.credit'),
  reference: Line(100),
  uid: Type.String({ pattern: '^\\d{8}$' }),
  from: Line(64),
  currency: Type.String(),
  amount: Type.String(),
})

export type PartnerReply = Static<typeof Reply>
export type PartnerResult = Static<typeof Result>
export type PartnerCredit = Static<typeof Credit>

/** The body of a webhook: a user wants to pay into an account at the partner. */
export interface PartnerRequest {
  readonly type: 'transfer.requested'
  readonly transferId: string
  /** UID of the user who pays. */
  readonly uid: string
  readonly to: string
  readonly currency: string
  readonly amount: string
  /** ISO time. */
  readonly requestedAt: string
}

export const requestOf = (row: Claimed): PartnerRequest => ({
  type: 'transfer.requested',
  transferId: row.id,
  uid: row.uid,
  to: row.account,
  currency: currency(currencyIdOf(row.currency_id)).code,
  amount: toWire(money(row.amount)),
  requestedAt: new Date(Number(row.created_at)).toISOString(),
})

const read = <T extends TSchema>(schema: T, text: string): Static<T> | null => {
  try {
    const value: unknown = JSON.parse(text)
    return Value.Check(schema, value) ? value : null
  } catch {
    return null
  }
}

export const readReply = (text: string): PartnerReply | null => read(Reply, text)
export const readMessage = (text: string): PartnerResult | PartnerCredit | null =>
  read(Result, text) ?? read(Credit, text)
