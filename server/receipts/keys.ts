import type { ReceiptKey } from '@core/domain/receipts'
import { ConfigError, loadSecrets } from '../config'
import type { Foundation } from '../context'
import type { Queries, Tx } from '../store/db'
import { lockStart } from '../store/migrate'
import type { ReceiptKeyRow } from '../store/tables/receipts'
import { signersOf, type Signer } from './seeds'

type Parts = Pick<Foundation, 'config' | 'secrets'>

const ALL = 'select * from receipt_keys order by valid_until is not null, valid_from desc, id'

const keyOf = (row: ReceiptKeyRow): ReceiptKey => ({
  id: row.id,
  publicKey: row.public_key,
  from: Number(row.valid_from),
  until: row.valid_until === null ? null : Number(row.valid_until),
})

/** Every key that ever signed, the present one first: old receipts are verified with old keys. */
export const publishedKeys = async (q: Queries): Promise<ReceiptKey[]> =>
  (await q.query<ReceiptKeyRow>('receipt.keys', ALL)).map(keyOf)

/** A lock that signers share, so that no receipt is signed by a key after its last moment. */
const CURRENT = 'select * from receipt_keys where valid_until is null for share'

/** A demo whose secrets were put back from a copy goes on with a key that was published before. */
const PUBLISH = `
insert into receipt_keys (id, public_key, valid_from) values ($1, $2, $3)
on conflict (id) do update set valid_until = null`

const RETIRE = 'update receipt_keys set valid_until = $1 where valid_until is null returning id'

/** Asked again when another key was published while this waited for the row of the former one. */
const currentKey = async (t: Tx): Promise<ReceiptKey | null> => {
  const ask = async () => (await t.query<ReceiptKeyRow>('receipt.current', CURRENT))[0]
  const row = (await ask()) ?? (await ask())
  return row ? keyOf(row) : null
}

/** In the demo a command may have written a new secret after this process began. */
const findSigner = ({ config, secrets }: Parts, { id }: ReceiptKey): Signer | undefined => {
  const known = signersOf(secrets.receiptKey).find((signer) => signer.id === id)
  if (known || config.profile === 'production') return known
  return signersOf(loadSecrets(config, {}).receiptKey).find((signer) => signer.id === id)
}

/**
 * The signer of the published key, for this transaction.
 * @throws Error when the secret of that key is not here: what is to be signed waits until it is
 */
export const presentSigner = async (parts: Parts, t: Tx): Promise<Signer> => {
  const key = await currentKey(t)
  const signer = key && findSigner(parts, key)
  if (!signer) throw new Error(`no secret here belongs to the published receipt key ${key?.id ?? '(none)'}`)
  return signer
}

/** Ends the present key and publishes another. @returns the id of the one that ended */
export const replaceKey = async (t: Tx, signer: Signer, now: number): Promise<string | null> => {
  const [ended] = await t.query<{ id: string }>('receipt.retire', RETIRE, [now])
  await t.query('receipt.publish', PUBLISH, [signer.id, signer.publicKey, now])
  return ended?.id ?? null
}

/**
 * At start: publishes the first key of an installation. A demo whose secrets were deleted goes on with another key.
 * @throws ConfigError in production when the secret of the published key is missing
 */
export const openReceiptKeys = async (parts: Parts & Pick<Foundation, 'db' | 'clock'>): Promise<void> => {
  const { config, clock, secrets } = parts
  await parts.db.tx(async (t) => {
    await lockStart(t)
    const key = await currentKey(t)
    const [signer] = signersOf(secrets.receiptKey)
    if (!signer || (key && findSigner(parts, key))) return
    if (key && config.profile === 'production') {
      throw new ConfigError(
        `RECEIPT_KEY lacks the secret of the published key ${key.id}: put it back (RECEIPT_KEY=new,old), or run receipt-key-rotate`,
      )
    }
    await replaceKey(t, signer, clock.now())
  })
}
