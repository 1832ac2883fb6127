import { currency, FUND } from '@core/domain'
import { countedFee, feeShares, type FeeShares, type Upline } from '@core/domain/team'
import { money, sum, type Money } from '@core/money'
import type { Tx } from '../store/db'
import type { FeeKind } from '../store/tables/team'
import { accrue, type CountedMovement } from './accrue'
import { groupBy } from './groupBy'
import type { Line, Source } from './lines'
import type { PricedParts } from './parts'
import { rewardRates } from './rates'

/** A movement that left something in the fees account. */
interface FeeMovement {
  readonly txId: string
  readonly kind: FeeKind
  readonly amount: Money
}

const KINDS: Readonly<Record<string, FeeKind>> = {
  'contract.open': 'contract',
  'contract.close': 'contract',
  swap: 'swap',
  'withdrawal.paid': 'withdrawal',
}

/** What came in as a fee, less what of it was burned at once. */
const movementsOf = (lines: readonly Line[]): FeeMovement[] => {
  const fees = lines.filter(({ fund_type: type }) => type === FUND.fee || type === FUND.burn)
  const byMovement = groupBy(fees, (line) => line.tx_id)
  return [...byMovement]
    .map(([txId, own]) => ({
      txId,
      kind: KINDS[own[0]?.event ?? ''] ?? 'other',
      amount: sum(own.map((line) => money(line.amount))),
    }))
    .filter(({ amount }) => amount.gt('0'))
}

const PAYERS = `
select e.tx_id, min(a.user_id::text)::uuid as user_id from entries e join accounts a on a.id = e.account_id
where e.tx_id = any($1::uuid[]) and e.fund_type = ${FUND.fee} and e.amount < 0 and a.user_id is not null
group by e.tx_id`

const ROOM = `
select user_id, recharge - counted_fees as room from team_figures
where user_id = any($1::uuid[]) order by user_id for update`

const UPLINES = `
select p.member_id, p.ancestor_id as "userId", u.level
from team_paths p join users u on u.id = p.ancestor_id
where p.member_id = any($1::uuid[]) order by p.member_id, p.depth`

type UplineRow = Upline & { readonly member_id: string }

interface Payers {
  readonly payerOf: ReadonlyMap<string, string>
  readonly uplinesOf: ReadonlyMap<string, readonly Upline[]>
  /** What a payer's fees may still count, in USDT. */
  readonly rooms: Map<string, Money>
}

const readPayers = async (t: Tx, movements: readonly FeeMovement[]): Promise<Payers> => {
  const txIds = movements.map(({ txId }) => txId)
  const payers = await t.query<{ tx_id: string; user_id: string }>('team.payers', PAYERS, [txIds])
  const ids = [...new Set(payers.map((row) => row.user_id))]
  const rooms = await t.query<{ user_id: string; room: string }>('team.rooms', ROOM, [ids])
  const uplines = await t.query<UplineRow>('team.uplines', UPLINES, [ids])
  return {
    payerOf: new Map(payers.map((row) => [row.tx_id, row.user_id])),
    uplinesOf: groupBy(uplines, (row) => row.member_id),
    rooms: new Map(rooms.map((row) => [row.user_id, money(row.room)])),
  }
}

/** Shares of one fee; takes what it counts from the payer's room. */
const counted = (
  { config, market }: PricedParts,
  { currencyId }: Source,
  { rooms, uplinesOf }: Payers,
  { txId, kind, amount }: FeeMovement,
  userId: string,
): CountedMovement => {
  const { scale } = currency(currencyId)
  const price = market.lastPrice(currencyId)
  const left = rooms.get(userId) ?? money('0')
  const room = config.team.grantsCount ? null : left
  const fee = countedFee(amount, price === null ? null : money(price), room, scale)
  rooms.set(userId, left.minus(fee.value))
  const shares: FeeShares = feeShares(
    fee.amount,
    uplinesOf.get(userId) ?? [],
    rewardRates(config.team),
    scale,
  )
  return { txId, userId, kind, amount, counted: fee.amount, value: fee.value, ...shares }
}

/** Takes new fees into account, each movement once: what it gives back is set aside for those who get it. */
export const followFees = async (
  parts: PricedParts,
  t: Tx,
  source: Source,
  lines: readonly Line[],
): Promise<void> => {
  const movements = movementsOf(lines)
  if (movements.length === 0) return
  const payers = await readPayers(t, movements)
  const fees = movements.flatMap((movement) => {
    const payer = payers.payerOf.get(movement.txId)
    return payer === undefined ? [] : [counted(parts, source, payers, movement, payer)]
  })
  await accrue(parts, t, source.currencyId, fees)
}
