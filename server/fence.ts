import { createHmac } from 'node:crypto'
import { NETWORKS } from '@core/domain'
import { ConfigError, type Secrets } from './config'
import type { Foundation } from './context'
import type { Queries, Tx } from './store/db'
import { lockStart } from './store/migrate'
import type { SecretMarkRow } from './store/tables/secretMarks'

type Parts = Pick<Foundation, 'config' | 'secrets'>
type Mark = SecretMarkRow

/** Tells whether a secret is the same, and nothing else of it: secrets are long and random. */
const markOf = (name: string, secret: string): Mark => ({
  name,
  mark: createHmac('sha256', secret).update(`limelight secret of ${name}`).digest('base64url'),
})

const dataKeys = ({ dataKey }: Pick<Secrets, 'dataKey'>): Mark[] =>
  dataKey.split(',').map((key) => markOf('DATA_KEY', key.trim()))

/** The secrets without which what is stored is lost; the others can be replaced, or are looked after elsewhere. */
const marksOf = (secrets: Secrets): Mark[] => [
  markOf('PASSWORD_PEPPER', secrets.pepper),
  ...dataKeys(secrets),
]

const ALL = 'select name, mark from secret_marks'
const ADD = 'insert into secret_marks (name, mark) values ($1, $2) on conflict do nothing'
const XPUBS = 'select network, xpub from deposit_keys'

const add = async (t: Tx, marks: readonly Mark[]): Promise<void> => {
  for (const { name, mark } of marks) await t.query('fence.add', ADD, [name, mark])
}

/** Names of the secrets that this database was made with and that are not there now. */
const missing = async (q: Queries, secrets: Secrets): Promise<string[]> => {
  const present = new Set(marksOf(secrets).map(({ mark }) => mark))
  const known = await q.query<Mark>('fence.all', ALL)
  return [...new Set(known.filter(({ mark }) => !present.has(mark)).map(({ name }) => name))].sort()
}

/** Settings whose extended public key is not the one that gave out addresses here. */
const otherXpubs = async (q: Queries, { config }: Pick<Parts, 'config'>): Promise<string[]> => {
  const stored = await q.query<{ network: string; xpub: string }>('fence.xpubs', XPUBS)
  return NETWORKS.flatMap(({ id }) => {
    const [set, kept] = [config.chains[id]?.xpub, stored.find(({ network }) => network === id)?.xpub]
    return set && kept && set !== kept ? [`CHAIN_${id.toUpperCase()}_XPUB`] : []
  })
}

/** What differs from what this database was made with, by the names of the settings. */
export const secretDifferences = async (q: Queries, parts: Parts): Promise<string[]> => [
  ...(await missing(q, parts.secrets)),
  ...(await otherXpubs(q, parts)),
]

const refusal = (names: readonly string[], { profile, dataDir }: Foundation['config']): string => {
  const where = profile === 'demo' ? ` (in ${dataDir}/secrets.json)` : ''
  return (
    `this database was made with other secrets${where}: ${names.join(', ')}. Put those back (a replaced DATA_KEY ` +
    `stays behind the new one, DATA_KEY=new,old, until "reseal" was run); to go on without them on purpose, read ` +
    `docs/deploy.md, "Secrets of a database", and run "npm run ops -- secrets-accept"`
  )
}

/**
 * At start: a database belongs to the secrets it was made with, so that a restore beside other ones is seen before anybody's
 * password is wrong, an identity cannot be opened, or a deposit address belongs to another wallet.
 * @throws ConfigError when one of them is not there
 */
export const fenceSecrets = async (parts: Pick<Foundation, 'config' | 'secrets' | 'db'>): Promise<void> => {
  await parts.db.tx(async (t) => {
    await lockStart(t)
    const names = await secretDifferences(t, parts)
    if (names.length > 0) throw new ConfigError(refusal(names, parts.config))
    await add(t, marksOf(parts.secrets))
  })
}

/** From now on this database belongs to the present secrets. @returns names of those that differed */
export const acceptSecrets = async (t: Tx, parts: Parts): Promise<string[]> => {
  await lockStart(t)
  const names = await secretDifferences(t, parts)
  await t.query('fence.forget', 'delete from secret_marks')
  await add(t, marksOf(parts.secrets))
  for (const { id } of NETWORKS) {
    const xpub = parts.config.chains[id]?.xpub
    if (xpub) await t.query('fence.xpub', 'update deposit_keys set xpub = $2 where network = $1', [id, xpub])
  }
  return names
}

/** Nothing is encrypted with a replaced DATA_KEY any more: a start does not need it. */
export const keepPresentDataKey = async ({
  db,
  secrets,
}: Pick<Foundation, 'db' | 'secrets'>): Promise<void> => {
  const [present] = dataKeys(secrets)
  await db.query('fence.keep', `delete from secret_marks where name = 'DATA_KEY' and mark <> $1`, [
    present?.mark ?? '',
  ])
}
