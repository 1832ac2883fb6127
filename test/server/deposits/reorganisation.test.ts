import { FUND, WALLET, type CurrencyId } from '@core/domain'
import { houseAccount, userAccount } from '@server/ledger'
import { uuidv7 } from '@server/store/ids'
import { payment } from '../../helpers/ledger'
import { openDesk, type Desk } from './desk'

let desk: Desk
let userId: string
beforeEach(async () => {
  desk = await openDesk()
  userId = await desk.user()
})
afterEach(() => desk.close())

const USDT: CurrencyId = 1

const credited = async (amount: string): Promise<string> => {
  const txId = await desk.send(userId, USDT, amount)
  await desk.mine(12)
  await desk.turn()
  expect(await desk.list(userId)).toMatchObject([{ status: 'credited' }])
  return txId
}

const house = async (name: string): Promise<string> => {
  const [row] = await desk.ctx.db.query<{ sum: string }>(
    'test.house',
    `select trim_scale(sum(available))::text as sum from accounts where house = $1 and currency_id = 1`,
    [name],
  )
  return row?.sum ?? ''
}

/** The user's USDT leave the wallet, so that a loss finds less. */
const spend = (amount: string): Promise<unknown> =>
  desk.ctx.db.tx((t) =>
    desk.ctx.ledger.post(t, [
      payment(userAccount(userId, WALLET, USDT), houseAccount('fees', USDT, 0), amount),
    ]),
  )

/** The same 50 USDT once more, after the chain had forgotten them. */
const sendAgain = (txId: string, address: string | undefined): Promise<unknown> =>
  desk.ctx.db.query(
    'test.again',
    `insert into sim_outputs (network, tx_id, output, currency_id, address, sender, amount, sent_at)
     values ('ethereum', $1, 0, 1, $2, 's', 50, 0)`,
    [txId, address],
  )

const isFrozen = async (): Promise<boolean> => {
  const rows = await desk.ctx.db.query<{ frozen: boolean }>(
    'test.frozen',
    'select frozen from users where id = $1',
    [userId],
  )
  return rows[0]?.frozen ?? false
}

test('a transfer that disappears before its credit is dropped, and nothing is posted', async () => {
  const txId = await desk.send(userId, USDT, '50')
  await desk.mine(5)
  await desk.turn()
  await desk.reorganise(5, [txId])
  await desk.turn()
  await desk.mine(20)
  await desk.turn()
  expect(await desk.list(userId)).toMatchObject([{ status: 'dropped', actual: '0', confirmations: 0 }])
  expect(Number(await desk.wallet(userId, USDT))).toBe(10_000)
  expect(await isFrozen()).toBe(false)
})

test('a transfer that the new branch has too goes on confirming from its new block', async () => {
  await desk.send(userId, USDT, '50')
  await desk.mine(5)
  await desk.turn()
  await desk.reorganise(5)
  await desk.turn()
  expect(await desk.list(userId)).toMatchObject([{ status: 'confirming', confirmations: 6 }])
  await desk.mine(6)
  await desk.turn()
  expect(await desk.list(userId)).toMatchObject([{ status: 'credited' }])
  expect(Number(await desk.wallet(userId, USDT))).toBe(10_050)
})

test('a dropped transfer that comes after all is credited once', async () => {
  const txId = await desk.send(userId, USDT, '50')
  await desk.mine(2)
  await desk.turn()
  const [output] = await desk.ctx.db.query<{ address: string }>('test.out', 'select address from sim_outputs')
  await desk.reorganise(2, [txId])
  await desk.turn()
  await sendAgain(txId, output?.address)
  await desk.mine(12)
  await desk.turn()
  expect(await desk.list(userId)).toMatchObject([{ status: 'credited', actual: '50' }])
  expect(Number(await desk.wallet(userId, USDT))).toBe(10_050)
})

test('a credited deposit that the new branch has too stays credited', async () => {
  await credited('50')
  await desk.reorganise(12)
  await desk.turn()
  expect(await desk.list(userId)).toMatchObject([{ status: 'credited' }])
  expect(Number(await desk.wallet(userId, USDT))).toBe(10_050)
  expect(await isFrozen()).toBe(false)
})

test('a credited deposit that disappears is taken back, and the user is frozen with all sessions ended', async () => {
  const txId = await credited('50')
  const ended: (string | null)[] = []
  desk.ctx.bus.subscribe('sessionEnded', ({ userId: who, sessionId }) => {
    if (who === userId) ended.push(sessionId)
  })
  await desk.ctx.db.query(
    'test.session',
    `insert into sessions (id, user_id, token_hash, created_at, used_at, ip, user_agent) values ($1, $2, 'x', 0, 0, '', '')`,
    [uuidv7(), userId],
  )
  await desk.reorganise(12, [txId])
  await desk.turn()
  expect(await desk.list(userId)).toMatchObject([{ status: 'lost', amount: '50', actual: '0' }])
  expect(Number(await desk.wallet(userId, USDT))).toBe(10_000)
  expect(await isFrozen()).toBe(true)
  expect(ended).toEqual([null])
  expect(
    await desk.ctx.db.query('test.sessions', 'select 1 from sessions where user_id = $1', [userId]),
  ).toEqual([])
  const [action] = await desk.ctx.db.query<{ actor: string; action: string }>(
    'test.action',
    'select actor, action from operator_actions',
  )
  expect(action).toEqual({ actor: 'chain', action: 'user.freeze' })
})

// By hand: 50 are missing, the user has 20 left, insurance 12, so the operator owes 18.
test('what the user no longer has comes from insurance, and the rest is the operator’s debt', async () => {
  const txId = await credited('50')
  await spend('10030')
  await desk.ctx.db.tx((t) =>
    desk.ctx.ledger.post(t, [
      payment(
        houseAccount('insurance', USDT, 0),
        houseAccount('issuance', USDT, 1),
        // all but 12 of what a demo gives it
        '99988',
        FUND.operatorCredit,
      ),
    ]),
  )
  const before = Number(await house('issuance'))
  await desk.reorganise(12, [txId])
  await desk.turn()
  expect(Number(await desk.wallet(userId, USDT))).toBe(0)
  expect(await house('insurance')).toBe('0')
  expect(Number(await house('issuance'))).toBe(before - 18)
  expect(await house('chain')).toBe('0')
  expect(await desk.list(userId)).toMatchObject([{ status: 'lost', actual: '30' }])
})

test('a lost one below the minimum leaves the unclaimed account, and nobody is frozen', async () => {
  const txId = await desk.send(userId, USDT, '3')
  await desk.mine(12)
  await desk.turn()
  expect(await house('unclaimed')).toBe('3')
  await desk.reorganise(12, [txId])
  await desk.turn()
  expect(await house('unclaimed')).toBe('0')
  expect(await house('chain')).toBe('0')
  expect(await isFrozen()).toBe(false)
  expect(await desk.list(userId)).toMatchObject([{ status: 'lost', actual: '0' }])
})

test('a lost deposit that comes again is credited again, once', async () => {
  const txId = await credited('50')
  const [output] = await desk.ctx.db.query<{ address: string }>('test.out', 'select address from sim_outputs')
  await desk.reorganise(12, [txId])
  await desk.turn()
  await sendAgain(txId, output?.address)
  await desk.mine(12)
  await desk.turn()
  await desk.turn()
  expect(await desk.list(userId)).toMatchObject([{ status: 'credited', actual: '50' }])
  expect(Number(await desk.wallet(userId, USDT))).toBe(10_050)
})
