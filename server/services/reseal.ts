import type { Context } from '../context'
import { presentKey, seal, sealBytes, unseal, unsealBytes } from './seal'

type Parts = Pick<Context, 'db' | 'secrets'>

/** A column of sealed texts (or bytes), the column that names the row, and what its places end with. */
interface Sealed {
  readonly table: string
  readonly key: string
  readonly column: string
  readonly end: string
  readonly bytes?: true
}

/** Everything that is sealed, once: `place` is `<table>/<key>/<end>`. */
export const SEALED: readonly Sealed[] = [
  { table: 'users', key: 'id', column: 'phishing_word', end: 'phishing_word' },
  { table: 'two_step', key: 'user_id', column: 'secret', end: 'secret' },
  { table: 'bank_cards', key: 'id', column: 'sealed_number', end: 'number' },
  { table: 'identities', key: 'id', column: 'sealed', end: 'form' },
  { table: 'identity_pictures', key: 'id', column: 'sealed', end: 'picture', bytes: true },
  { table: 'enquiries', key: 'id', column: 'sealed', end: 'sealed' },
]

/** Rows of one transaction: pictures are large. */
const BATCH = 50

const oldOnes = ({ table, key, column, bytes }: Sealed): string => {
  const [start, name] = bytes
    ? [`substring(${column} from 1 for 8)`, '$1::bytea']
    : [`left(${column}, 8)`, '$1::text']
  return `
select ${key} as id, ${column} as sealed from ${table}
where ${column} is not null and ${start} <> ${name} order by ${key} limit ${BATCH} for no key update`
}

const again = (
  { secrets }: Parts,
  { table, end }: Sealed,
  id: string,
  old: string | Buffer,
): string | Buffer => {
  const place = `${table}/${id}/${end}`
  return typeof old === 'string'
    ? seal(secrets, place, unseal(secrets, place, old))
    : sealBytes(secrets, place, unsealBytes(secrets, place, old))
}

/** @returns how many of the next rows were done; 0 when none is left */
const resealSome = (parts: Parts, what: Sealed): Promise<number> =>
  parts.db.tx(async (t) => {
    const { table, key, column, bytes } = what
    const present = presentKey(parts.secrets)
    const name = bytes ? Buffer.from(present) : present
    type Row = { id: string; sealed: string | Buffer }
    const rows = await t.query<Row>(`reseal.${table}`, oldOnes(what), [name])
    const update = `update ${table} set ${column} = $2 where ${key} = $1`
    for (const { id, sealed } of rows) {
      await t.query(`reseal.${table}.put`, update, [id, again(parts, what, id, sealed)])
    }
    return rows.length
  })

/**
 * Seals with the present key what an older one sealed, so that the older one can be dropped. It may be broken off and
 * begun again, beside a running server that has both keys.
 * @returns how many of each table
 * @throws Error when a key is missing; then nothing of that batch is changed
 */
export const resealAll = async (parts: Parts): Promise<Readonly<Record<string, number>>> => {
  const counts: Record<string, number> = {}
  for (const what of SEALED) {
    let done = 0
    let some: number
    while ((some = await resealSome(parts, what)) > 0) done += some
    counts[what.table] = done
  }
  return counts
}
