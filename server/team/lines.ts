import type { CurrencyId, FundTypeId } from '@core/domain'
import type { Bucket, House } from '../ledger'
import type { Tx } from '../store/db'

/** Accounts of the house whose entries say what happened: fees, money from outside, credits, ended options. */
export const FOLLOWED: readonly House[] = ['fees', 'chain', 'issuance', 'options']

/** Those that figures come from. */
export const FIGURES_FROM: readonly House[] = ['chain', 'issuance', 'options']

/** Entries looked at by one transaction at most. */
export const LINES = 500

/** An account of the house with entries that were not looked at yet. */
export interface Source {
  readonly account: string
  readonly house: House
  readonly currencyId: CurrencyId
  /** Number of the last entry that was looked at. */
  readonly seq: string
}

export interface Line {
  readonly seq: string
  readonly tx_id: string
  readonly bucket: Bucket
  readonly fund_type: FundTypeId
  readonly amount: string
  readonly event: string
  readonly ref_id: string
  readonly created_at: string
}

const NEXT = `
select c.account_id as account, c.seq, a.house, a.currency_id as "currencyId"
from team_cursors c join accounts a on a.id = c.account_id
where a.seq > c.seq and a.house = any($1::text[]) and c.account_id <> all($2::uuid[])
order by c.account_id limit 1`

/** @param but accounts to leave alone */
export const nextSource = async (
  t: Tx,
  houses: readonly House[],
  but: readonly string[] = [],
): Promise<Source | null> => {
  const [found] = await t.query<Source>('team.source', NEXT, [houses, but])
  return found ?? null
}

const READ = `
select seq, tx_id, bucket, fund_type, amount, event, ref_id, created_at from entries
where account_id = $1 and seq > $2 order by seq limit ${LINES}`

/**
 * The next entries of an account, whole movements only. Its lines are numbered under its own lock, so that none can
 * appear later before one that was read.
 */
export const readLines = async (t: Tx, { account, seq }: Source): Promise<readonly Line[]> => {
  const lines = await t.query<Line>('team.lines', READ, [account, seq])
  const last = lines.at(-1)
  if (lines.length < LINES || !last) return lines
  const whole = lines.filter((line) => line.tx_id !== last.tx_id)
  return whole.length > 0 ? whole : lines
}

const MOVE = 'update team_cursors set seq = $2 where account_id = $1'

export const moveCursor = (t: Tx, { account }: Source, seq: string): Promise<unknown> =>
  t.query('team.cursor', MOVE, [account, seq])
