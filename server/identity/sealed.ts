import type { IdentityForm } from '@core/domain/identity'
import type { Secrets } from '../config'
import { lastingHash } from '../services/hashes'
import { seal, sealBytes, unseal, unsealBytes } from '../services/seal'

type DataKey = Pick<Secrets, 'dataKey'>

/** What is kept of a form: the choice of document and the pictures have places of their own. */
export type Particulars = Omit<IdentityForm, 'document' | 'front' | 'back'>

const formPlace = (id: string): string => `identities/${id}/form`
const picturePlace = (id: string): string => `identity_pictures/${id}/picture`

export const sealForm = (secrets: DataKey, id: string, form: Particulars): string => {
  const { name, idNumber, holder, cardNumber, region, phone } = form
  return seal(secrets, formPlace(id), JSON.stringify({ name, idNumber, holder, cardNumber, region, phone }))
}

export const openForm = (secrets: DataKey, { id, sealed }: { id: string; sealed: string }): Particulars =>
  JSON.parse(unseal(secrets, formPlace(id), sealed)) as Particulars

export const sealPicture = (secrets: DataKey, id: string, picture: Uint8Array): Buffer =>
  sealBytes(secrets, picturePlace(id), picture)

export const openPicture = (secrets: DataKey, { id, sealed }: { id: string; sealed: Buffer }): Buffer =>
  unsealBytes(secrets, picturePlace(id), sealed)

/** By which the same number is found on another account, and nothing else. */
export const numberHash = (secrets: Pick<Secrets, 'pepper'>, idNumber: string): string =>
  lastingHash(secrets, 'id number', idNumber)
