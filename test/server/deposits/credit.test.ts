import { FUND } from '@core/domain'
import { openDesk, type Desk } from './desk'

let desk: Desk
let userId: string
beforeEach(async () => {
  desk = await openDesk()
  userId = await desk.ctx.fundedUser()
})
afterEach(() => desk.close())

const USDT = 1
const ETH = 4

interface EntryLine {
  amount: string
  owner: string
  event: string
}

const entries = (): Promise<EntryLine[]> =>
  desk.ctx.db.query<EntryLine>(
    'test.entries',
    `select trim_scale(e.amount)::text as amount, coalesce(a.house, 'user') as owner, e.event
     from entries e join accounts a on a.id = e.account_id where e.fund_type = ${FUND.chainDeposit} order by e.amount`,
  )

test('a transfer is listed from its first block, counted up, and credited at 12 of 12, not at 11', async () => {
  await desk.send(userId, USDT, '25.5')
  await desk.turn()
  expect(await desk.list(userId)).toEqual([])
  await desk.mine(1)
  await desk.turn()
  expect(await desk.list(userId)).toMatchObject([
    { status: 'confirming', amount: '25.5', actual: null, value: null, confirmations: 1, required: 12 },
  ])
  await desk.mine(10)
  await desk.turn()
  expect(await desk.list(userId)).toMatchObject([{ status: 'confirming', confirmations: 11 }])
  expect(await desk.wallet(userId, USDT)).toBe('10000.000000000000000000')
  await desk.mine(1)
  await desk.turn()
  expect(await desk.list(userId)).toMatchObject([
    { status: 'credited', confirmations: 12, actual: '25.5', value: '25.5' },
  ])
  expect(await desk.wallet(userId, USDT)).toBe('10025.500000000000000000')
  expect(await entries()).toEqual([
    { amount: '-25.5', owner: 'chain', event: 'deposit.credited' },
    { amount: '25.5', owner: 'user', event: 'deposit.credited' },
  ])
})

test('looking again, later or from another process, credits nothing twice', async () => {
  await desk.send(userId, USDT, '25')
  await desk.mine(12)
  await desk.turn()
  await desk.turn()
  await desk.mine(5)
  desk.ctx.clock.time += 60_000
  await desk.runner('another').turn()
  expect(await desk.wallet(userId, USDT)).toBe('10025.000000000000000000')
})

test('the screen is told at first sight, at each confirmation and at the credit, then no more', async () => {
  await desk.send(userId, USDT, '25')
  await desk.mine(12)
  await desk.turn()
  const [deposit] = await desk.list(userId)
  const told = (wanted: string) => desk.records.filter(({ kind }) => kind === wanted)
  expect(told('deposit')).toHaveLength(12)
  expect(new Set(told('deposit').map(({ id }) => id))).toEqual(new Set([deposit?.id]))
  // Once, at the credit.
  expect(told('notification')).toHaveLength(1)
  await desk.mine(3)
  await desk.turn()
  expect(desk.records).toHaveLength(13)
})

// The minimum is 10 USDT of value (specification, section 5); less is listed and not credited.
test.each([
  ['9.999999', 'belowMinimum', '0', '10000'],
  ['10', 'credited', '10', '10010'],
  ['10.000001', 'credited', '10.000001', '10010.000001'],
])('%s USDT: %s', async (amount, status, actual, wallet) => {
  await desk.send(userId, USDT, amount)
  await desk.mine(12)
  await desk.turn()
  expect(await desk.list(userId)).toMatchObject([{ status, amount, actual, confirmations: 12 }])
  expect(Number(await desk.wallet(userId, USDT))).toBe(Number(wallet))
})

test('what is below the minimum is kept on the unclaimed account', async () => {
  await desk.send(userId, USDT, '9.999999')
  await desk.mine(12)
  await desk.turn()
  expect(await entries()).toEqual([
    { amount: '-9.999999', owner: 'chain', event: 'deposit.belowMinimum' },
    { amount: '9.999999', owner: 'unclaimed', event: 'deposit.belowMinimum' },
  ])
})

// By hand: at 1,600 USDT an ETH, 10 USDT are 0.00625 ETH.
test.each([
  ['0.006249999999999999', 'belowMinimum'],
  ['0.00625', 'credited'],
])('%s ETH at 1,600 USDT: %s', async (amount, status) => {
  desk.ctx.market.prices[ETH] = '1600'
  await desk.send(userId, ETH, amount)
  await desk.mine(12)
  await desk.turn()
  expect(await desk.list(userId)).toMatchObject([{ status, amount }])
})

test('without a price it waits, and the price of the moment when there is one decides', async () => {
  await desk.send(userId, ETH, '0.005')
  await desk.mine(20)
  await desk.turn()
  expect(await desk.list(userId)).toMatchObject([{ status: 'waiting', confirmations: 12, value: null }])
  desk.ctx.market.prices[ETH] = '2000'
  desk.ctx.market.isStale = () => true
  await desk.turn()
  expect(await desk.list(userId)).toMatchObject([{ status: 'waiting' }])
  desk.ctx.market.isStale = () => false
  await desk.turn()
  expect(await desk.list(userId)).toMatchObject([{ status: 'credited', value: '10', actual: '0.005' }])
})

test('a coin without a price does not hold up the others', async () => {
  await desk.send(userId, ETH, '1')
  await desk.mine(12)
  await desk.send(userId, USDT, '50')
  await desk.mine(12)
  await desk.turn()
  expect(await desk.list(userId)).toMatchObject([{ status: 'credited' }, { status: 'waiting' }])
})

test('two outputs of one transaction are two deposits; transfers to strangers are none of ours', async () => {
  const other = await desk.ctx.fundedUser()
  await desk.send(userId, USDT, '11')
  await desk.send(other, USDT, '12')
  await desk.mine(12)
  await desk.turn()
  expect(await desk.list(userId)).toMatchObject([{ amount: '11', status: 'credited' }])
  expect(await desk.list(other)).toMatchObject([{ amount: '12', status: 'credited' }])
})
