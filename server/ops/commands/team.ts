import { currency, type CurrencyId } from '@core/domain'
import { formatAmount, money, toWire } from '@core/money'
import { createLocalBus } from '../../bus'
import { ConfigError } from '../../config'
import { isUuid } from '../../store/ids'
import type { TeamFiguresRow } from '../../store/tables/team'
import type { PricedParts } from '../../team/parts'
import { isRight, rebuildTeams, type Repairs } from '../../team/rebuild'
import { reverseFee } from '../../team/reverse'
import { storedPrices } from '../../team/storedPrices'
import { writeAction } from '../action'
import { act, type Command, type Operator } from '../command'
import { findUser } from '../find'

const FIGURES = 'select * from team_figures where user_id = $1'
const CHANGES = 'select before, after, at from team_levels where user_id = $1 order by id desc limit 10'

const show: Command = {
  args: '<uid>',
  help: "a user's team figures and latest changes of level",
  run: async ({ db, print }, [uid = '']) => {
    const user = await findUser({ db }, uid)
    const [f] = await db.query<TeamFiguresRow>('ops.team', FIGURES, [user.id])
    if (!f) throw new ConfigError(`user ${uid} has no figures: run team-rebuild`)
    print(`${uid}  level ${user.level}, own recharge ${formatAmount(f.recharge)} USDT`)
    print(`members ${f.members}, of these direct ${f.direct}`)
    print(`effective ${f.effective_members}, of these direct ${f.effective_direct}`)
    print(`team recharge ${formatAmount(f.team_recharge)} USDT`)
    const changes = await db.query<{ before: string; after: string; at: string }>('ops.levels', CHANGES, [
      user.id,
    ])
    for (const { before, after, at } of changes) {
      print(`  ${new Date(Number(at)).toISOString()}  ${before} -> ${after}`)
    }
    return true
  },
}

const SUMS = `
select state, kind, currency_id, count(*)::int as count, sum(amount) as amount from team_rewards
group by state, kind, currency_id order by state, kind, currency_id`
const POOLS = `
select starts_at, ends_at, currency_id, amount + carried as amount from team_pools
where closed_at is null order by starts_at, currency_id`

interface SumRow {
  state: string
  kind: string
  currency_id: CurrencyId
  count: number
  amount: string
}

const rewards: Command = {
  args: '',
  help: 'rewards by state, kind and currency, and the global pools that are not shared yet',
  run: async ({ db, print }) => {
    for (const row of await db.query<SumRow>('ops.rewards', SUMS)) {
      const amount = `${toWire(money(row.amount))} ${currency(row.currency_id).code}`
      print(`${row.state}  ${row.kind}  ${row.count} rewards  ${amount}`)
    }
    const pools = await db.query<{
      starts_at: string
      ends_at: string
      currency_id: CurrencyId
      amount: string
    }>('ops.pools', POOLS)
    for (const row of pools) {
      const [start, end] = [row.starts_at, row.ends_at].map((time) => new Date(Number(time)).toISOString())
      print(`pool ${start} to ${end}  ${toWire(money(row.amount))} ${currency(row.currency_id).code}`)
    }
    return true
  },
}

const partsOf = async (operator: Operator): Promise<PricedParts> => {
  const prices = await storedPrices(operator.db)
  const market = { lastPrice: (id: CurrencyId) => prices.get(id) ?? null }
  return { ...operator, market, bus: createLocalBus(() => undefined) }
}

const report = ({ paths, recharges, own, teams }: Repairs): string =>
  `paths of ${paths.length} users, recharges of ${recharges.length}, own figures of ${own.length}, team figures of ${teams.length}`

const rebuild: Command = {
  args: '',
  help: 'compare all team figures with users, deposits, orders and fees, and mend what differs; fails when something did',
  acts: true,
  run: async (operator) => {
    const parts = await partsOf(operator)
    const repairs = await operator.db.tx(async (t) => {
      await t.script('set transaction isolation level repeatable read')
      const found = await rebuildTeams(parts, t)
      const action = { action: 'team.rebuild', details: { ...found } }
      await writeAction(t, operator.mandate, action, operator.clock.now())
      return found
    })
    operator.print(isRight(repairs) ? 'All figures are right.' : `Mended: ${report(repairs)}.`)
    return isRight(repairs)
  },
}

const reverse: Command = {
  args: '<movement>',
  help: 'give a fee back to who paid it, and take back the rewards that it gave as long as they vest',
  acts: true,
  run: async (operator, [txId = '']) => {
    if (!isUuid(txId)) throw new ConfigError('fee-reverse: the id of the movement in which the fee was paid')
    const parts = await partsOf(operator)
    const {
      amount,
      rewards: taken,
      ...fee
    } = await act(operator, async (t) => {
      const reversed = await reverseFee(parts, t, txId)
      const { userId, currencyId } = reversed
      const sums = { amount: toWire(reversed.amount), rewards: toWire(reversed.rewards) }
      const details = { txId, currencyId, ...sums }
      return { action: { action: 'fee.reverse', details, userId }, result: { ...reversed, ...sums } }
    })
    const { code } = currency(fee.currencyId)
    const [user] = await operator.db.query<{ uid: string }>(
      'ops.uid',
      'select uid from users where id = $1',
      [fee.userId],
    )
    operator.print(
      `Gave ${amount} ${code} back to ${user?.uid ?? fee.userId}; took back ${taken} ${code} of rewards.`,
    )
    return true
  },
}

export const teamCommands: Readonly<Record<string, Command>> = {
  team: show,
  rewards,
  'team-rebuild': rebuild,
  'fee-reverse': reverse,
}
