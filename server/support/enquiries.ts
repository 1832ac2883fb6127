import { checkEnquiry, ENQUIRIES_PER_DAY, ENQUIRY_LENGTHS, type EnquiryField } from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import type { Secrets } from '../config'
import type { Context } from '../context'
import { AppError, refuse } from '../http/errors'
import { keyedHash } from '../services/hashes'
import { seal, unseal } from '../services/seal'
import { uuidv7 } from '../store/ids'
import type { EnquiryRow } from '../store/tables/content'

type Parts = Pick<Context, 'db' | 'clock' | 'secrets'>
export type Enquiry = Readonly<Record<EnquiryField, string>>

const DAY = 24 * 3_600_000
const FIELDS = Object.keys(ENQUIRY_LENGTHS) as EnquiryField[]

/** Only if this source sent few of late; the same key again is the same enquiry. */
const PUT = `
insert into enquiries (id, source_hash, client_key, sealed, created_at)
select $1, $2, $3, $4, $5 where (select count(*) from enquiries where source_hash = $2 and created_at > $6) < $7
on conflict (source_hash, client_key) do nothing returning id`

const KNOWN = 'select id from enquiries where source_hash = $1 and client_key = $2'

const placeOf = (id: string): string => `enquiries/${id}/sealed`

/**
 * Keeps what somebody who wants to work with us wrote.
 * @param ip where it came from, of which only a keyed hash is kept
 * @throws AppError ENQUIRY_...
 */
export const takeEnquiry = async (
  { db, clock, secrets }: Parts,
  request: RequestOf<'ext.enquiry'>,
  ip: string,
): Promise<void> => {
  for (const field of FIELDS) refuse(checkEnquiry(field, request[field]))
  const fields = Object.fromEntries(FIELDS.map((field) => [field, request[field].trim()]))
  const [id, source, now] = [uuidv7(), keyedHash(secrets, 'enquiry', ip), clock.now()]
  const sealed = seal(secrets, placeOf(id), JSON.stringify(fields))
  const put = [id, source, request.key, sealed, now, now - DAY, ENQUIRIES_PER_DAY]
  if ((await db.query('enquiries.put', PUT, put)).length > 0) return
  const known = await db.query('enquiries.known', KNOWN, [source, request.key])
  if (known.length === 0) throw new AppError('ENQUIRY_TOO_MANY')
}

/** What was written, for the operator. */
export const openEnquiry = (secrets: Secrets, { id, sealed }: Pick<EnquiryRow, 'id' | 'sealed'>): Enquiry =>
  JSON.parse(unseal(secrets, placeOf(id), sealed)) as Enquiry
