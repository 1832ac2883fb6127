import type { CurrencyId, NetworkId } from '@core/domain'
import { openDemoKey } from '@server/chain/keys'
import { openPlace } from '@server/chain/place'
import { Runner } from '@server/chain/runner'
import { sendSimulated, simulatedWatcher } from '@server/chain/simulated'
import { mine, reorganise } from '@server/chain/simulatedBlocks'
import type { ChainWatcher } from '@server/chain/types'
import type { RecordEvent } from '@server/bus'
import { audit, isClean } from '@server/ledger'
import { createBooks } from '@server/services/deposits'
import { ownAddress } from '@server/services/deposits/address'
import { depositPage, type DepositView } from '@server/services/deposits/read'
import { openContext, type TestContext } from '../../helpers/context'

const addUser = async (ctx: TestContext): Promise<string> => {
  const userId = await ctx.fundedUser()
  await ctx.db.query(
    'test.user',
    `insert into users (id, uid, email, nickname, password_hash, invite_code, created_at)
     values ($1, '12345678', 'a@example.com', 'A', '', 'AAAAAA', 0)`,
    [userId],
  )
  return userId
}

export interface Desk {
  ctx: TestContext
  network: NetworkId
  /** A user with the demo's funds, who can be frozen. @returns the id */
  user: () => Promise<string>
  watcher: ChainWatcher
  /** Follows the network under a name of its own. */
  runner: (leader?: string, watcher?: ChainWatcher) => Runner
  /** One look of the desk's own runner. */
  turn: () => Promise<void>
  /** Sends to a user; in a block only when one is made. @returns the transaction's id */
  send: (userId: string, currencyId: CurrencyId, amount: string) => Promise<string>
  mine: (count: number) => Promise<void>
  reorganise: (depth: number, without?: readonly string[]) => Promise<void>
  /** Deposits of a user, newest first. */
  list: (userId: string) => Promise<DepositView[]>
  /** Available in a user's wallet. */
  wallet: (userId: string, currencyId: CurrencyId) => Promise<string>
  records: RecordEvent[]
  /** Audits the books. */
  close: () => Promise<void>
}

let sent = 0

const actsOf = (ctx: TestContext, network: NetworkId) => ({
  send: async (userId: string, currencyId: CurrencyId, amount: string) => {
    const address = await ownAddress(ctx, userId, network)
    const output = { address, currencyId, amount }
    return sendSimulated(ctx.db, network, [output], { reference: `test ${++sent}`, now: ctx.clock.time })
  },
  mine: async (count: number) => void (await mine(ctx.db, network, count, ctx.clock.time)),
  reorganise: async (depth: number, without: readonly string[] = []) =>
    void (await reorganise(ctx.db, network, { depth, without, now: ctx.clock.time })),
  list: async (userId: string) => (await depositPage(ctx.db, userId, { pageNum: 1, pageSize: 100 })).list,
  wallet: async (userId: string, currencyId: CurrencyId) => {
    const balances = await ctx.ledger.balances(ctx.db, userId)
    return balances.find((b) => b.accountType === 1 && b.currencyId === currencyId)?.available ?? ''
  },
})

/** One simulated network that makes blocks and is read only when a test says so. */
export const openDesk = async (network: NetworkId = 'ethereum'): Promise<Desk> => {
  const ctx = await openContext()
  const { db, log, bus, clock, vitals } = ctx
  await openDemoKey(db, network)
  await openPlace(db, network)
  const watcher = await simulatedWatcher(network, { db, now: () => clock.time })
  const runner: Desk['runner'] = (leader = 'desk', w = watcher) =>
    new Runner({
      db,
      log,
      vitals,
      watcher: w,
      books: createBooks(ctx, network),
      now: () => clock.time,
      leader,
      poll: 1_000,
    })
  const records: RecordEvent[] = []
  bus.subscribe('record', (event) => records.push(event))
  const own = runner()
  await own.turn()
  return {
    ...{ ctx, network, watcher, runner, records },
    turn: () => own.turn(),
    user: () => addUser(ctx),
    ...actsOf(ctx, network),
    close: async () => {
      const report = await db.tx((t) => audit(t))
      await ctx.close()
      if (!isClean(report)) throw new Error(`the books are wrong: ${JSON.stringify(report)}`)
    },
  }
}
