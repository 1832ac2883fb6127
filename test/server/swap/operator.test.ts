import { ConfigError } from '@server/config'
import { commands } from '@server/ops/commands'
import { storedPairs } from '@server/services/swap/pairs'
import { seedSwap } from '@server/services/swap/seed'
import { DEFAULT_SWAP, type PairSetting } from '@server/services/swap/settings'
import { tokenStatistics } from '@server/services/token/statistics'
import { openDesk, type Desk } from './desk'

let desk: Desk
let printed: string[] = []
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
beforeEach(() => {
  printed = []
  desk.ctx.clock.time += 10_000
})

const run = (line: string): Promise<boolean> => {
  const [name = '', ...args] = line.split(' ')
  const command = commands[name]
  if (!command) throw new Error(`no command ${name}`)
  const { db, ledger, clock, config, secrets } = desk.ctx
  const mandate = { actor: 'olga', reason: 'test' }
  return command.run({ db, ledger, clock, config, secrets, mandate, print: (l) => printed.push(l) }, args)
}

const lastAction = async () => {
  const [row] = await desk.ctx.db.query<{ actor: string; action: string; details: string; reason: string }>(
    'test.action',
    'select actor, action, details, reason from operator_actions order by seq desc limit 1',
  )
  return row && { ...row, details: JSON.parse(row.details) as unknown }
}

test('swap-rates changes what is said, keeps the rest, and is written down with before and after', async () => {
  await run('swap-rates BTC/USDT fee=0.003 max=900')
  const line = 'USDT/BTC  fee=0.003 spread=0.002 burn=1 min=1 max=900 open=yes'
  expect(printed).toEqual([line])
  expect(await lastAction()).toMatchObject({
    actor: 'olga',
    reason: 'test',
    action: 'swap.rates',
    details: {
      pair: 'USDT/BTC',
      before: 'USDT/BTC  fee=0.001 spread=0.002 burn=1 min=1 max=50000 open=yes',
      after: line,
    },
  })
  const user = await desk.ctx.fundedUser()
  await expect(desk.quote(user, { amount: '900' })).resolves.toMatchObject({ fee: '2.7', max: '900' })
  await expect(desk.quote(user, { amount: '900.000001' })).rejects.toMatchObject({
    code: 'SWAP_OUT_OF_RANGE',
  })
})

test('a new start keeps what the operator set', async () => {
  await seedSwap(desk.ctx)
  const pair = (await storedPairs(desk.ctx.db)).find(({ low, high }) => low === 1 && high === 5)
  expect(pair?.terms.fee).toBe('0.003')
})

test('a pair is closed and opened again', async () => {
  const user = await desk.ctx.fundedUser()
  await run('swap-rates TRX/USDT open=no')
  await expect(desk.quote(user, { to: 2 })).rejects.toMatchObject({ code: 'SWAP_CLOSED' })
  await run('swap-rates trx/usdt open=yes')
  await expect(desk.quote(user, { to: 2 })).resolves.toBeDefined()
})

test.each([
  'swap-rates BTC/USDT fee=0 spread=0',
  'swap-rates BTC/USDT fee=1',
  'swap-rates BTC/USDT fee=-0.1',
  'swap-rates BTC/USDT min=0',
  'swap-rates BTC/USDT burn=1.1',
  'swap-rates BTC/USDT nonsense=1',
  'swap-rates BTC/USDT',
  'swap-rates BTC/BTC fee=0.1',
  'swap-rates BTC fee=0.1',
])('%s is refused and changes nothing', async (line) => {
  const before = await storedPairs(desk.ctx.db)
  await expect(run(line)).rejects.toBeInstanceOf(ConfigError)
  expect(await storedPairs(desk.ctx.db)).toEqual(before)
})

test('swap-pairs lists the ten pairs', async () => {
  await run('swap-pairs')
  expect(printed).toHaveLength(10)
  expect(printed).toContain('USDT/BBT  fee=0.002 spread=0.005 burn=1 min=1 max=20000 open=yes')
})

test('the server does not start on a round trip that gains', async () => {
  const gaining: PairSetting[] = DEFAULT_SWAP.map((pair) => ({
    ...pair,
    terms: { ...pair.terms, fee: '-0.01' },
  }))
  await desk.ctx.db.query('test.clear', 'delete from swap_pairs')
  await expect(seedSwap(desk.ctx, gaining)).rejects.toThrow(/USDT\/TRX: a round trip must cost something/)
  await expect(seedSwap(desk.ctx, gaining)).rejects.toBeInstanceOf(ConfigError)
  await seedSwap(desk.ctx)
})

test('nor on one that was written into the database by hand', async () => {
  await desk.ctx.db.query(
    'test.break',
    'update swap_pairs set fee = 0, spread = 0 where low_id = 2 and high_id = 4',
  )
  await expect(seedSwap(desk.ctx)).rejects.toThrow(/TRX\/ETH/)
  await desk.ctx.db.query('test.mend', 'update swap_pairs set fee = 0.001 where low_id = 2 and high_id = 4')
  await seedSwap(desk.ctx)
})

test('burn takes BBT of the house for good, and the figures of the token show it with its cause', async () => {
  const { issuance, circulating } = await tokenStatistics(desk.ctx)
  const held = await desk.house('swap', 3)
  await run('burn 1000.5 swap')
  desk.ctx.clock.time += 10_000
  const after = await tokenStatistics(desk.ctx)
  expect(Number(held) - Number(await desk.house('swap', 3))).toBe(1000.5)
  expect(after.burns[0]).toMatchObject({ amount: '1000.5', cause: 'operator' })
  expect(after.issuance).toBe(issuance)
  expect(Number(circulating) - Number(after.circulating)).toBe(1000.5)
  expect(await lastAction()).toMatchObject({
    action: 'token.burn',
    details: { house: 'swap', amount: '1000.5' },
  })
})

test('more than the account has cannot be burned', () =>
  expect(run('burn 1')).rejects.toMatchObject({ code: 'HOUSE_LIMIT' }))

test.each([
  'burn 0',
  'burn -1',
  'burn 0.000000001',
  'burn 1 issuance',
  'burn 1 burn',
  'burn 1 chain',
  'burn',
])('%s is refused', (line) => expect(run(line)).rejects.toBeInstanceOf(ConfigError))

test('credit puts money into a wallet as type 22 and tells that user', async () => {
  const userId = await desk.ctx.fundedUser()
  await desk.ctx.db.query(
    'test.person',
    `insert into users (id, uid, email, password_hash, nickname, invite_code, created_at)
     values ($1, '12345678', 'credit@example.com', '', 'Anna', 'CREDIT', 0)`,
    [userId],
  )
  await run('credit 12345678 eth 0.25')
  expect(await desk.wallet(userId, 4)).toBe('1.25')
  const [row] = await desk.ctx.db.query<{ user_id: string }>(
    'test.told',
    'select user_id from operator_actions order by seq desc limit 1',
  )
  expect(row?.user_id).toBe(userId)
})

test.each([
  'credit 99999999 ETH 1',
  'credit 12345678 XXX 1',
  'credit 12345678 ETH 0',
  'credit 12345678 BTC 0.000000001',
])('%s is refused', (line) => expect(run(line)).rejects.toBeInstanceOf(ConfigError))
