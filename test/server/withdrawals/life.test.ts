import { createHash } from 'node:crypto'
import { TRON } from '../addresses/helper'
import { number } from '../people/helper'
import { openWithdrawals, type Drawer, type Withdrawal, type WithdrawDesk } from './desk'

/** From the request to the end. Figures by hand: of 100 USDT the fee takes 1, so 99 arrive; TRON is final after 20 blocks. */

let desk: WithdrawDesk
let who: Drawer
beforeAll(async () => {
  desk = await openWithdrawals()
})
beforeEach(async () => {
  who = await desk.drawer()
})
afterAll(() => desk.close())

const FROZEN = ['withdrawal.request 5 available -100', 'withdrawal.request 5 frozen 100']
const back = (event: string): string[] => [
  ...FROZEN,
  `withdrawal.${event} 18 frozen -100`,
  `withdrawal.${event} 18 available 100`,
]
const PAID = [...FROZEN, 'withdrawal.paid 8 frozen -99', 'withdrawal.paid 7 frozen -1']

const TX = 'ab'.repeat(32)

const cancel = (id: string, of = who) => desk.call('ext.cancelWithdrawal', { id }, { token: of.token })

/** Makes the stub chain know a payment. */
const chainSays = (txId: string, confirmations: number, amount = '99', address = TRON): void => {
  desk.ctx.chain.payments.set(txId, {
    ...{ txId, confirmations },
    outputs: [{ address, currencyId: 1, amount }],
  })
}

/** Looks at payments again a little later. */
const later = async (): Promise<void> => {
  desk.ctx.clock.time += 1_000
  await desk.turn()
}

/** A withdrawal of a user whom a chain without a sender of its own pays. */
const approved = async (): Promise<Withdrawal> => {
  const drawn = await desk.drawn(who)
  await desk.ops.run('withdrawal-approve', drawn.id)
  return drawn
}

test('a request freezes the amount, fee included, and waits', async () => {
  const drawn = await desk.drawn(who)
  expect(drawn).toMatchObject({
    ...{ kind: 'withdrawal', status: 'pending', amount: '100', fee: '1', received: '99', address: TRON },
    ...{ network: 'tron', label: 'Savings', txId: null, reason: null, decidedAt: null, paidAt: null },
  })
  expect(await desk.wallet(who)).toEqual({ available: '9900', frozen: '100' })
  expect(await desk.lines(who)).toEqual(FROZEN)
  const { list, total } = await desk.ok('assets.withdrawHistories', {}, { token: who.token })
  expect([list, total]).toEqual([[drawn], 1])
  const stranger = await desk.drawer()
  expect(
    (await desk.ok('assets.withdrawHistories', { id: drawn.id }, { token: stranger.token })).list,
  ).toEqual([])
})

test('cancelled while pending, the whole amount is back; twice is once', async () => {
  const { id } = await desk.drawn(who)
  expect((await cancel(id)).obj).toMatchObject({ status: 'cancelled' })
  expect((await cancel(id)).obj).toMatchObject({ status: 'cancelled' })
  expect(await desk.wallet(who)).toEqual({ available: '10000', frozen: '0' })
  expect(await desk.lines(who)).toEqual(back('cancelled'))
})

test('nobody cancels for another', async () => {
  const { id } = await desk.drawn(who)
  expect((await cancel(id, await desk.drawer())).code).toBe(number('NOT_FOUND'))
  expect((await cancel('no-such')).code).toBe(number('NOT_FOUND'))
})

test('rejected, the whole amount is back and the user reads why', async () => {
  const { id } = await desk.drawn(who)
  await desk.ops.run('withdrawal-reject', id)
  expect(await desk.one(who, id)).toMatchObject({ status: 'rejected', reason: 'test' })
  expect(await desk.wallet(who)).toEqual({ available: '10000', frozen: '0' })
  expect(await desk.lines(who)).toEqual(back('rejected'))
  expect((await cancel(id)).code).toBe(number('WITHDRAWAL_DECIDED'))
  await expect(desk.ops.run('withdrawal-approve', id)).rejects.toThrow('is rejected')
})

test('in the demo it is approved after 30 s, sent, and paid when it is final', async () => {
  const { id, time } = await desk.drawn(who)
  desk.ctx.clock.time = time + 29_999
  await desk.turn()
  expect((await desk.one(who, id)).status).toBe('pending')
  desk.ctx.clock.time = time + 30_000
  await desk.turn()
  const sent = await desk.one(who, id)
  expect(sent).toMatchObject({ status: 'approved', decidedAt: time + 30_000, confirmations: 0 })
  const payment = desk.ctx.chain.payments.get(sent.txId ?? '')
  expect(payment?.outputs).toEqual([{ address: TRON, currencyId: 1, amount: '99' }])
  expect((await cancel(id)).code).toBe(number('WITHDRAWAL_DECIDED'))
  chainSays(sent.txId ?? '', 19)
  await later()
  expect(await desk.one(who, id)).toMatchObject({ status: 'approved', confirmations: 19, required: 20 })
  expect(await desk.wallet(who)).toEqual({ available: '9900', frozen: '100' })
  chainSays(sent.txId ?? '', 20)
  await later()
  expect(await desk.one(who, id)).toMatchObject({ status: 'paid', paidAt: desk.ctx.clock.time })
  expect(await desk.wallet(who)).toEqual({ available: '9900', frozen: '0' })
  expect(await desk.lines(who)).toEqual(PAID)
  await later()
  expect(await desk.lines(who)).toEqual(PAID)
})

test('a frozen user: nothing is approved or sent by itself, and an operator is stopped', async () => {
  const { id, time } = await desk.drawn(who)
  await desk.ctx.db.query('test.frozen', 'update users set frozen = true where id = $1', [who.userId])
  desk.ctx.clock.time = time + 60_000
  await desk.turn()
  await expect(desk.ops.run('withdrawal-approve', id)).rejects.toThrow('frozen')
  expect(await desk.lines(who)).toEqual(FROZEN)
  await desk.ops.run('withdrawal-reject', id)
  expect(await desk.lines(who)).toEqual(back('rejected'))
})

test('cancel and approval at the same moment: exactly one wins', async () => {
  for (let round = 0; round < 8; round++) {
    const { id } = await desk.drawn(who)
    const [cancelled, approval] = await Promise.all([
      cancel(id),
      desk.ops.run('withdrawal-approve', id).then(
        () => true,
        () => false,
      ),
    ])
    expect(cancelled.code === 0).toBe(!approval)
    expect((await desk.one(who, id)).status).toBe(approval ? 'approved' : 'cancelled')
  }
})

describe('a payment that an operator enters', () => {
  const send = () => desk.ctx.chain.send
  let sender: ReturnType<typeof send>
  beforeAll(() => {
    sender = send()
    delete desk.ctx.chain.send
  })
  afterAll(() => {
    desk.ctx.chain.send = sender
  })
  beforeEach(() => desk.ctx.chain.payments.clear())

  test('counts once the chain confirms it', async () => {
    const { id } = await approved()
    await later()
    expect(await desk.one(who, id)).toMatchObject({ status: 'approved', txId: null })
    await desk.ops.run('withdrawal-paid', id, TX.toUpperCase())
    await later()
    expect(await desk.one(who, id)).toMatchObject({ status: 'approved', txId: TX })
    desk.ctx.chain.dead = true
    await later()
    desk.ctx.chain.dead = false
    chainSays(TX, 20)
    await later()
    expect((await desk.one(who, id)).status).toBe('paid')
    expect(await desk.lines(who)).toEqual(PAID)
  })

  test.each([
    ['too little', '98.999999', TRON],
    ['too much', '99.000001', TRON],
    ['to another address', '99', 'TAUN6FwrnwwmaEqYcckffC7wYmbaS6cBiX'],
  ])(
    'with %s is refused, whatever its confirmations, and another can be entered',
    async (_, amount, address) => {
      const { id } = await approved()
      const wrong = createHash('sha256').update(`${amount}${address}`).digest('hex')
      await desk.ops.run('withdrawal-paid', id, wrong)
      chainSays(wrong, 50, amount, address)
      await later()
      expect(await desk.one(who, id)).toMatchObject({ status: 'approved', txId: null })
      expect((await desk.ops.run('withdrawals')).join()).toContain(`WRONG PAYMENT ${wrong}`)
      const right = `${wrong.slice(0, 62)}ff`
      await desk.ops.run('withdrawal-paid', id, right)
      chainSays(right, 20)
      await later()
      expect(await desk.lines(who)).toEqual(PAID)
    },
  )

  test('pays one withdrawal only', async () => {
    const [first, second] = [await approved(), await approved()]
    const tx = 'cd'.repeat(32)
    await desk.ops.run('withdrawal-paid', first.id, tx)
    await expect(desk.ops.run('withdrawal-paid', second.id, tx)).rejects.toThrow('another withdrawal')
  })

  test('must be one, and the withdrawal approved', async () => {
    const { id } = await desk.drawn(who)
    await expect(desk.ops.run('withdrawal-paid', id, TX)).rejects.toThrow('is pending')
    await desk.ops.run('withdrawal-approve', id)
    await expect(desk.ops.run('withdrawal-paid', id, 'ab')).rejects.toThrow('no id of a transaction')
    await expect(desk.ops.run('withdrawal-paid', 'no-such', TX)).rejects.toThrow('there is no withdrawal')
  })
})

test('operators list, and everything they do is in their book', async () => {
  const { id } = await desk.drawn(who)
  const lines = await desk.ops.run('withdrawals')
  expect(lines.find((line) => line.startsWith(id))).toContain(`pending`)
  await desk.ops.run('withdrawal-approve', id)
  const actions = await desk.ops.actions()
  expect(actions.at(-1)).toMatchObject({
    ...{ action: 'withdrawal.approve', actor: 'anna', reason: 'test', user_id: who.userId },
    details: { withdrawal: id, amount: '100 USDT', fee: '1 USDT', address: TRON },
  })
})

test.each([
  [['min=1'], 'above the fee'],
  [['min=19', 'day=18'], 'below the minimum'],
  [['fee=0.0000001'], '6 decimals'],
  [['fee=x'], 'withdrawal-limits'],
  [[], 'withdrawal-limits'],
])('limits %j are refused', async (words, message) => {
  await expect(desk.ops.run('withdrawal-limits', 'USDT', 'tron', ...words)).rejects.toThrow(message)
})

test('limits are changed with a note of before and after', async () => {
  expect(await desk.ops.run('withdrawal-limits', 'ETH', 'ethereum', 'fee=0.002', 'min=0.02')).toEqual([
    'ETH ethereum  min=0.02 fee=0.002 day=20 open=yes',
  ])
  expect((await desk.ops.actions()).at(-1)).toMatchObject({
    action: 'withdrawal.limits',
    details: { before: 'ETH ethereum  min=0.01 fee=0.001 day=20 open=yes' },
  })
  expect(await desk.ops.run('withdrawal-limits')).toHaveLength(6)
})

test('where it is never approved by itself, it waits for an operator', async () => {
  const strict = await openWithdrawals({ WITHDRAW_AUTO_APPROVE: 'never' })
  const user = await strict.drawer()
  const { id, time } = await strict.drawn(user)
  strict.ctx.clock.time = time + 3_600_000
  await strict.turn()
  expect((await strict.one(user, id)).status).toBe('pending')
  await strict.close()
})
