import { FUND, USDT, WALLET } from '@core/domain'
import { audit, houseAccount, isClean, userAccount } from '@server/ledger'
import { openFunds } from '@server/services/funding'
import { uuidv7 } from '@server/store/ids'
import type { Context } from '@server/context'
import { auditRewards, isRewardsClean } from '@server/team/audit'
import { joinTeam } from '@server/team/join'
import { teamTurn } from '@server/team/worker'
import { besideServer, fastReplay } from '../../helpers/beside'
import { candleFile, generateCandles } from '../../helpers/candles'
import type { ServerProcess } from '../../helpers/process'

const MINUTE = 60_000
const FEES = 1_200
/** The server is killed when so many fees were taken into account. */
const KILL_AT = [1, 150, 400, 800]

const beside = besideServer()
const file = candleFile(generateCandles(600))

const start = (): ServerProcess =>
  beside.start({
    ...fastReplay(file.path),
    REWARD_VEST_MINUTES: '0',
    LIABILITIES_HOURS: '0',
    LOG_LEVEL: 'error',
  })

const USER = `
insert into users (id, uid, email, nickname, password_hash, invite_code, inviter_id, created_at)
values ($1, $2, $2, $2, '', $2, $3, 0)`

const member = async (ctx: Context, inviterId: string | null): Promise<string> => {
  const id = uuidv7()
  await ctx.db.tx(async (t) => {
    await t.query('test.user', USER, [id, id.slice(-12), inviterId])
    await joinTeam(ctx, t, { id, inviter_id: inviterId, email: 'a@example.com', phone: null })
    await openFunds(ctx, t, id)
  })
  return id
}

/** Fees of 1 USDT over all shards, a hundred in a transaction. */
const payFees = async (ctx: Context, payer: string): Promise<void> => {
  const line = { bucket: 'available' as const, fundType: FUND.fee }
  for (let done = 0; done < FEES; done += 100) {
    const postings = Array.from({ length: 100 }, (_, n) => ({
      txId: uuidv7(),
      event: 'contract.close',
      refType: 'test',
      refId: payer,
      entries: [
        { ...line, account: userAccount(payer, WALLET, USDT), amount: '-1' },
        { ...line, account: houseAccount('fees', USDT, n % 8), amount: '1' },
      ],
    }))
    await ctx.db.tx((t) => ctx.ledger.post(t, postings))
  }
}

const COUNTED = 'select count(*)::int as fees from team_fees'

const untilCounted = async (fees: number): Promise<void> => {
  for (let counted = -1; counted < fees;) {
    const [row] = await beside.db.query<{ fees: number }>('test.counted', COUNTED)
    counted = row?.fees ?? 0
  }
}

/** Expected by hand: 1,200 fees of 1 give 0.1 each to the inviter, and 0.05 each to the pool. */
test('killed (-9) while it takes fees into account, every reward is there once and is paid once', async () => {
  let server = start()
  await server.ready
  const ctx = beside.outsider()
  const inviter = await member(ctx, null)
  const payer = await member(ctx, inviter)
  const paying = payFees(ctx, payer)
  for (const kill of KILL_AT) {
    await untilCounted(kill)
    server.kill('SIGKILL')
    await server.ended
    server = start()
  }
  await paying
  await untilCounted(FEES)
  server.kill('SIGKILL')
  await server.ended
  await teamTurn({ ...ctx, clock: { now: () => Date.now() + MINUTE } })
  const [paid] = await beside.db.query<{ available: string }>(
    'test.paid',
    'select trim_scale(available)::text as available from accounts where id = $1',
    [userAccount(inviter, WALLET, USDT)],
  )
  expect(paid?.available).toBe('10120')
  const [books, rewards] = await beside.db.tx(async (t) => [await audit(t), await auditRewards(t)] as const)
  expect([isClean(books), isRewardsClean(rewards)]).toEqual([true, true])
}, 240_000)
