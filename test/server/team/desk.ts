import { FUND, USDT, WALLET, type CurrencyId } from '@core/domain'
import { audit, houseAccount, isClean, userAccount, type Entry } from '@server/ledger'
import { openFunds } from '@server/services/funding'
import { newInviteCode } from '@server/services/users'
import { uuidv7 } from '@server/store/ids'
import { auditRewards, isRewardsClean } from '@server/team/audit'
import { teamStatistics } from '@server/team/figures'
import { joinTeam } from '@server/team/join'
import { openTeams } from '@server/team/open'
import { isRight, rebuildTeams, type Repairs } from '@server/team/rebuild'
import { rewardList } from '@server/team/rewardList'
import { teamTurn } from '@server/team/worker'
import { openContext, type TestContext } from '../../helpers/context'
import type { Environment } from '@server/config'

/** A house with a team programme, where members, deposits, fees and ended options are one call each. */
export interface TeamDesk {
  readonly ctx: TestContext
  /** A new user, below an inviter if one is given. */
  readonly member: (inviterId?: string) => Promise<string>
  readonly codeOf: (userId: string) => Promise<string>
  /** A credited deposit worth `value` USDT. @returns its id */
  readonly deposit: (userId: string, value: string) => Promise<string>
  /** The chain loses it again. */
  readonly loseDeposit: (id: string) => Promise<void>
  /** The user pays a fee, of which some may be burned at once. @returns the movement */
  readonly fee: (userId: string, amount: string, options?: FeeOptions) => Promise<string>
  readonly post: (
    entries: Entry[],
    what: { event: string; refType: string; refId: string },
  ) => Promise<string>
  /** All that the worker has to do now. */
  readonly turn: () => Promise<unknown>
  readonly statistics: (userId: string) => ReturnType<typeof teamStatistics>
  /** Rewards as `kind amount state`, oldest first. */
  readonly rewards: (userId: string) => Promise<string[]>
  readonly available: (userId: string, currencyId?: CurrencyId) => Promise<string>
  readonly house: (house: 'fees' | 'rewards', currencyId?: CurrencyId) => Promise<string>
  /** What a rebuild would mend now. */
  readonly rebuild: () => Promise<Repairs>
  /** Ends it; fails unless books, rewards and figures are right. */
  readonly close: () => Promise<void>
}

interface FeeOptions {
  event?: string
  currencyId?: CurrencyId
  burned?: string
  shard?: number
}

const HOUSE_SUM = `
select trim_scale(sum(available))::text as sum from accounts where house = $1 and currency_id = $2`

const AVAILABLE = `
select trim_scale(available)::text as available from accounts
where user_id = $1 and account_type = ${WALLET} and currency_id = $2`

const DEPOSIT = `
insert into deposits (id, user_id, network, tx_id, output, currency_id, address, amount, height, state, price, value_usdt, seen_at, decided_at)
values ($1, $2, 'tron', $3, 0, ${USDT}, 'T', $4, 1, 'credited', 1, $4, $5, $5)`

const USER = `
insert into users (id, uid, email, nickname, password_hash, invite_code, inviter_id, created_at)
values ($1, $2, $3, $2, '', $6, $4, $5)`

const line = (account: string, amount: string, fundType: Entry['fundType']): Entry => ({
  account,
  bucket: 'available',
  fundType,
  amount,
})

export const openTeamDesk = async (env: Environment = {}): Promise<TeamDesk> => {
  const ctx = await openContext(env)
  await openTeams(ctx)
  let users = 0

  const post: TeamDesk['post'] = async (entries, what) => {
    const txId = uuidv7()
    await ctx.db.tx((t) => ctx.ledger.post(t, [{ txId, ...what, entries }]))
    return txId
  }

  const member: TeamDesk['member'] = async (inviterId) => {
    const id = uuidv7()
    const name = `m${(users += 1)}`
    const user = { id, email: `${name}@example.com`, phone: null, inviter_id: inviterId ?? null }
    await ctx.db.tx(async (t) => {
      await t.query('test.user', USER, [
        id,
        name,
        user.email,
        user.inviter_id,
        ctx.clock.now(),
        newInviteCode(),
      ])
      await joinTeam(ctx, t, user)
      await openFunds(ctx, t, id)
    })
    return id
  }

  const deposit: TeamDesk['deposit'] = async (userId, value) => {
    const id = uuidv7()
    await ctx.db.query('test.deposit', DEPOSIT, [id, userId, id, value, ctx.clock.now()])
    const entries = [
      line(houseAccount('chain', USDT, 1), `-${value}`, FUND.chainDeposit),
      line(userAccount(userId, WALLET, USDT), value, FUND.chainDeposit),
    ]
    await post(entries, { event: 'deposit.credited', refType: 'deposit', refId: id })
    return id
  }

  const loseDeposit: TeamDesk['loseDeposit'] = async (id) => {
    const [row] = await ctx.db.query<{ user_id: string; amount: string }>(
      'test.lose',
      "update deposits set state = 'lost' where id = $1 returning user_id, amount",
      [id],
    )
    if (!row) throw new Error('no such deposit')
    const entries = [
      line(userAccount(row.user_id, WALLET, USDT), `-${row.amount}`, FUND.chainDeposit),
      line(houseAccount('chain', USDT, 0), row.amount, FUND.chainDeposit),
    ]
    await post(entries, { event: 'deposit.loss', refType: 'deposit', refId: id })
  }

  const fee: TeamDesk['fee'] = async (userId, amount, options = {}) => {
    const { event = 'contract.close', currencyId = USDT, burned, shard = 0 } = options
    const fees = houseAccount('fees', currencyId, shard)
    const entries = [
      line(userAccount(userId, WALLET, currencyId), `-${amount}`, FUND.fee),
      line(fees, amount, FUND.fee),
      ...(burned
        ? [line(fees, `-${burned}`, FUND.burn), line(houseAccount('burn', currencyId, 0), burned, FUND.burn)]
        : []),
    ]
    return post(entries, { event, refType: 'test', refId: userId })
  }

  const rebuild = (): Promise<Repairs> =>
    ctx.db.tx(async (t) => {
      await t.script('set transaction isolation level repeatable read')
      return rebuildTeams(ctx, t)
    })

  return {
    ...{ ctx, member, deposit, loseDeposit, fee, post, rebuild },
    codeOf: async (userId) => {
      const [row] = await ctx.db.query<{ invite_code: string }>(
        'test.code',
        'select invite_code from users where id = $1',
        [userId],
      )
      return row?.invite_code ?? ''
    },
    turn: () => teamTurn(ctx),
    statistics: (userId) => teamStatistics(ctx, userId),
    rewards: async (userId) => {
      const { list } = await rewardList(ctx, userId, { pageSize: 100 })
      return list.map((reward) => `${reward.kind} ${reward.amount} ${reward.state}`).reverse()
    },
    available: async (userId, currencyId = USDT) => {
      const [row] = await ctx.db.query<{ available: string }>('test.available', AVAILABLE, [
        userId,
        currencyId,
      ])
      return row?.available ?? ''
    },
    house: async (house, currencyId = USDT) => {
      const [row] = await ctx.db.query<{ sum: string }>('test.house', HOUSE_SUM, [house, currencyId])
      return row?.sum ?? ''
    },
    close: async () => {
      const repairs = await rebuild()
      const [books, rewards] = await ctx.db.tx(async (t) => [await audit(t), await auditRewards(t)] as const)
      await ctx.close()
      if (!isClean(books)) throw new Error(`the books are wrong: ${JSON.stringify(books)}`)
      if (!isRewardsClean(rewards)) throw new Error(`the rewards are wrong: ${JSON.stringify(rewards)}`)
      if (!isRight(repairs)) throw new Error(`the figures were wrong: ${JSON.stringify(repairs)}`)
    },
  }
}
