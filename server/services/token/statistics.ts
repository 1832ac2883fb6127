import type { ResponseOf } from '@core/contract/schemas'
import { BBT } from '@core/domain'
import { money, toWire } from '@core/money'
import type { Context } from '../../context'
import { houseAccount } from '../../ledger'
import type { Queries } from '../../store/db'

export type TokenStatistics = ResponseOf<'currency.statistics'>
type Parts = Pick<Context, 'db' | 'clock'>

const DAY = 86_400_000
/** Figures are read from all accounts, and anyone may ask: they are counted again after this long (ms). */
const FRESH = 2_000
const BURNS = 20

/** What the issuance account has given out is what it is short of. */
const SUPPLY = `
select coalesce(-sum(available + frozen) filter (where house = 'issuance'), 0) as issuance,
       coalesce(sum(available + frozen) filter (where house = 'burn'), 0) as burned,
       count(distinct user_id) filter (where available + frozen > 0)::int as holders
from accounts where currency_id = $1 and (house is null or house in ('issuance', 'burn'))`

const VOLUME = `
select coalesce(sum(case when from_id = $1 then amount else received end), 0) as volume
from swaps where created_at >= $2 and $1 in (from_id, to_id)`

/** The burn account has one shard; its lines are read backwards along its key. */
const LATEST_BURNS = `
select tx_id, line, amount, event, created_at from entries
where account_id = $1 and amount > 0 order by seq desc limit ${BURNS}`

interface SupplyRow {
  issuance: string
  burned: string
  holders: number
}

interface BurnRow {
  tx_id: string
  line: number
  amount: string
  event: string
  created_at: string
}

const burnOfRow = (row: BurnRow): TokenStatistics['burns'][number] => ({
  id: `${row.tx_id}-${row.line}`,
  amount: toWire(money(row.amount)),
  cause: row.event === 'swap' ? 'swapFee' : 'operator',
  time: Number(row.created_at),
})

const count = async (db: Queries, now: number): Promise<TokenStatistics> => {
  const [supplies, volumes, burns] = await Promise.all([
    db.query<SupplyRow>('token.supply', SUPPLY, [BBT]),
    db.query<{ volume: string }>('token.volume', VOLUME, [BBT, now - DAY]),
    db.query<BurnRow>('token.burns', LATEST_BURNS, [houseAccount('burn', BBT, 0)]),
  ])
  const issuance = money(supplies[0]?.issuance ?? '0')
  const burned = money(supplies[0]?.burned ?? '0')
  return {
    currencyId: BBT,
    issuance: toWire(issuance),
    burned: toWire(burned),
    circulating: toWire(issuance.minus(burned)),
    holders: supplies[0]?.holders ?? 0,
    volume24h: toWire(money(volumes[0]?.volume ?? '0')),
    burns: burns.map(burnOfRow),
  }
}

interface Counted {
  readonly at: number
  readonly figures: Promise<TokenStatistics>
}

/** One count per database at a time, shared by all who ask meanwhile. */
const counted = new WeakMap<Queries, Counted>()

/** Issuance, burned and circulating amounts of BBT, its holders, the swaps of 24 h, and the latest burns. */
export const tokenStatistics = ({ db, clock }: Parts): Promise<TokenStatistics> => {
  const now = clock.now()
  const known = counted.get(db)
  if (known && now >= known.at && now - known.at < FRESH) return known.figures
  const figures = count(db, now)
  counted.set(db, { at: now, figures })
  figures.catch(() => counted.delete(db))
  return figures
}
