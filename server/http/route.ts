import type { Lang } from '@core/domain'
import type { endpoints } from '@core/contract/endpoints'
import type { OpenCallId, RequestOf, ResponseOf } from '@core/contract/schemas'
import type { Context } from '../context'
import type { Session } from './session'

/** Where a call came from; for back-off, sessions and the demo inbox. */
export interface Origin {
  /** Client address. */
  ip: string
  userAgent: string
  /** Random id of this browser: the `browser` header, else the cookie of that name which the server sets. */
  browser: string
  /** Country as the trusted proxy says it, `XX` when it does not; null unless the operator asks for it. */
  country: string | null
  /** `https://host` as the client addressed it: its own claim. Null when that is no host. */
  site: string | null
}

type SessionOf<Id extends OpenCallId> = (typeof endpoints)[Id]['auth'] extends 'user'
  ? Session
  : Session | null

/** What a handler gets. `body` holds path, query and body fields, validated against the contract, defaults filled in. */
export interface Call<Id extends OpenCallId> {
  ctx: Context
  id: Id
  method: 'GET' | 'POST'
  body: RequestOf<Id>
  /** Who calls; on a visitor call null without a valid token. */
  session: SessionOf<Id>
  lang: Lang
  origin: Origin
  /** The picture of an upload, as it was sent; empty on every other call. */
  file: Uint8Array
  /** `Idempotency-Key` header; required (and present) on calls that the contract marks idempotent. */
  key: string
}

export interface Route<Id extends OpenCallId = OpenCallId> {
  id: Id
  handle: (call: Call<Id>) => Promise<ResponseOf<Id>>
}

/**
 * One call of the contract: `export default route('region.list', async ({ lang }) => …)`.
 * The handler answers `obj`; it refuses by throwing an AppError. Fields that the contract does not list are dropped.
 * List the file in `server/routes/index.ts`; a call without a file answers NOT_YET_OPENED.
 */
export const route = <Id extends OpenCallId>(id: Id, handle: Route<Id>['handle']): Route<Id> => ({
  id,
  handle,
})
