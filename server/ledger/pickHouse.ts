import { FUND, type CurrencyId } from '@core/domain'
import { max, money, sum, toWire, ZERO, type Money } from '@core/money'
import { AppError } from '../http/errors'
import type { Tx } from '../store/db'
import { uuidv7 } from '../store/ids'
import { HOUSES, type House } from './houses'
import { pickers, post } from './post'
import { SHARDS, SHARDS_LOCKED } from './sql'
import type { Entry } from './types'

interface Shard {
  id: string
  available: string
}

const anyOf = (shards: readonly Shard[]): Shard | undefined =>
  shards[Math.floor(Math.random() * shards.length)]

const movedFrom = (from: string, to: string, amount: Money): Entry[] => [
  { account: from, bucket: 'available', fundType: FUND.transferOut, amount: toWire(amount.neg()) },
  { account: to, bucket: 'available', fundType: FUND.transferIn, amount: toWire(amount) },
]

/** Everything the other shards have goes to the fullest one: rare, so it may lock them all. */
const gather = async (
  t: Tx,
  house: House,
  currencyId: CurrencyId,
  need: Money,
  now: number,
): Promise<string> => {
  const shards = await t.query<Shard>('ledger.shardsLocked', SHARDS_LOCKED, [house, currencyId])
  if (sum(shards.map((s) => money(s.available))).lt(need)) throw new AppError('HOUSE_LIMIT')
  const most = shards.reduce((a, s) => max(a, money(s.available)), ZERO)
  const target = shards.find((s) => money(s.available).eq(most)) ?? shards[0]
  if (!target) throw new AppError('HOUSE_LIMIT')
  const others = shards.filter((s) => s !== target && money(s.available).gt('0'))
  const entries = others.flatMap((s) => movedFrom(s.id, target.id, money(s.available)))
  if (entries.length > 0) {
    await post(t, [{ txId: uuidv7(), event: 'house.gather', refType: 'house', refId: house, entries }], now)
  }
  return target.id
}

/** See `Ledger.house`. */
export const pickHouse = async (
  t: Tx,
  house: House,
  currencyId: CurrencyId,
  need: string,
  now: number,
): Promise<string> => {
  const shards = await t.query<Shard>('ledger.shards', SHARDS, [house, currencyId])
  const able = HOUSES[house].contra ? shards : shards.filter((s) => money(s.available).gte(money(need)))
  const picked = anyOf(able)
  pickers.add(t)
  return picked ? picked.id : gather(t, house, currencyId, money(need), now)
}
