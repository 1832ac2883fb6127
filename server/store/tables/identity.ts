import type { IdentityDocument, PictureSide, RejectReason } from '@core/domain/identity'

export interface IdentityRow {
  id: string
  user_id: string
  state: 'pending' | 'approved' | 'rejected'
  document: IdentityDocument
  /** The form as JSON, sealed. */
  sealed: string
  number_hash: string
  submitted_at: string
  decided_at: string | null
  reason: RejectReason | null
  words: string | null
}

export interface IdentityPictureRow {
  id: string
  user_id: string
  /** Null until it was sent with a form. */
  identity_id: string | null
  side: PictureSide
  /** A JPEG, sealed. */
  sealed: Buffer
  created_at: string
}

export interface IdentityTables {
  identities: IdentityRow
  identity_pictures: IdentityPictureRow
}
