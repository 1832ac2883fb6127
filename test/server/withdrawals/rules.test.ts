import type { ErrorCode } from '@core/domain'
import { AppError } from '@server/http/errors'
import { takeWithdrawal } from '@server/services/withdrawals/request'
import { TRADE_PASSWORD } from '../transfers/helper'
import { number } from '../people/helper'
import { ETH, TRON } from '../addresses/helper'
import { openWithdrawals, type Drawer, type WithdrawDesk } from './desk'

/** Rules of product.md §5; figures of USDT over TRON in a new installation: minimum 20, fee 1, 50,000 within 24 hours. */

let desk: WithdrawDesk
let who: Drawer
beforeAll(async () => {
  desk = await openWithdrawals()
})
beforeEach(async () => {
  who = await desk.drawer()
})
afterAll(() => desk.close())

const refusal = async (fields: Parameters<WithdrawDesk['withdraw']>[1], of = who): Promise<number> =>
  (await desk.withdraw(of, { code: '000000', ...fields })).code

test('what a user must know beforehand', async () => {
  const pre = await desk.ok('wallet.withdrawPreData', { id: 1 }, { token: who.token })
  expect(pre).toMatchObject({
    currencyId: 1,
    withdrawable: '10000',
    identityNeeded: false,
    reviewSeconds: 30,
  })
  expect(pre.networks).toEqual([
    {
      ...{ id: 'tron', name: 'TRON', standard: 'TRC-20', open: true },
      ...{ min: '20', fee: '1', dayLimit: '50000', dayLeft: '50000' },
    },
    {
      ...{ id: 'ethereum', name: 'Ethereum', standard: 'ERC-20', open: true },
      ...{ min: '20', fee: '6', dayLimit: '50000', dayLeft: '50000' },
    },
  ])
  await desk.drawn(who)
  const after = await desk.ok('wallet.withdrawPreData', { id: 1 }, { token: who.token })
  expect(after.withdrawable).toBe('9900')
  expect(after.networks.map(({ dayLeft }) => dayLeft)).toEqual(['49900', '50000'])
})

test.each<[object, ErrorCode]>([
  [{ network: '' }, 'NETWORK_REQUIRED'],
  [{ network: 'bitcoin' }, 'NETWORK_MISMATCH'],
  [{ addressId: '' }, 'WITHDRAW_ADDRESS_REQUIRED'],
  [{ addressId: 'unknown' }, 'WITHDRAW_ADDRESS_UNKNOWN'],
  [{ network: 'ethereum' }, 'NO_WITHDRAW_ADDRESS_ON'],
  [{ amount: '' }, 'AMOUNT_REQUIRED'],
  [{ amount: '0' }, 'AMOUNT_NOT_POSITIVE'],
  [{ amount: '100.0000001' }, 'AMOUNT_INVALID'],
  [{ tradePassword: '' }, 'TRADE_PASSWORD_REQUIRED'],
  [{ tradePassword: 'wrong2you' }, 'TRADE_PASSWORD_WRONG'],
  [{ code: '' }, 'CODE_REQUIRED'],
  [{ code: '000000' }, 'CODE_INVALID'],
  [{ fee: '0.99' }, 'WITHDRAW_FEE_CHANGED'],
])('%j is refused with %s', async (fields, code) => {
  expect(await refusal(fields)).toBe(number(code))
  expect(await desk.wallet(who)).toEqual({ available: '10000', frozen: '0' })
})

test('an address must be bound first, and be one of the user', async () => {
  const other = await desk.drawer()
  expect(await refusal({ addressId: other.addressId })).toBe(number('WITHDRAW_ADDRESS_UNKNOWN'))
  await desk.ok('ext.removeAddress', { id: who.addressId }, { token: who.token })
  const none = await desk.withdraw(who, { code: '000000' })
  expect([none.code, none.msg]).toEqual([
    number('NO_WITHDRAW_ADDRESS'),
    'No withdraw address registered. Bind one first, then withdraw.',
  ])
})

test('a user without a trade password is told so', async () => {
  await desk.ctx.db.query('test.noPassword', 'update users set trade_password_hash = null where id = $1', [
    who.userId,
  ])
  expect(await refusal({})).toBe(number('TRADE_PASSWORD_NOT_SET'))
})

test.each([
  ['19.999999', 'WITHDRAW_BELOW_MINIMUM'],
  ['20', null],
  ['20.000001', null],
  ['9999.999999', null],
  ['10000', null],
  ['10000.000001', 'INSUFFICIENT_WITHDRAWABLE'],
] as const)('of 10,000 with a minimum of 20, %s', async (amount, problem) => {
  const reply = await desk.withdraw(who, problem ? { amount, code: '000000' } : { amount })
  expect(reply.code).toBe(problem ? number(problem) : 0)
})

test('what is frozen cannot be withdrawn again', async () => {
  await desk.drawn(who, { amount: '9900' })
  expect(await refusal({ amount: '100.000001' })).toBe(number('INSUFFICIENT_WITHDRAWABLE'))
  expect((await desk.withdraw(who)).code).toBe(0)
})

describe('the limit within 24 hours', () => {
  beforeAll(() => desk.ops.run('withdrawal-limits', 'USDT', 'tron', 'day=100'))
  afterAll(() => desk.ops.run('withdrawal-limits', 'USDT', 'tron', 'day=50000'))

  test('just under, at, and just over it', async () => {
    expect(await refusal({ amount: '100.000001' })).toBe(number('WITHDRAW_DAY_LIMIT'))
    await desk.drawn(who, { amount: '60' })
    expect(await refusal({ amount: '40.000001' })).toBe(number('WITHDRAW_DAY_LIMIT'))
    await desk.drawn(who, { amount: '40' })
    expect(await refusal({ amount: '20' })).toBe(number('WITHDRAW_DAY_LIMIT'))
  })

  test('looks back 24 hours from now, to the millisecond', async () => {
    const { time } = await desk.drawn(who)
    const code = await desk.codeFor100(who)
    desk.ctx.clock.time = time + 24 * 3_600_000 - 120_001
    expect(await refusal({ code })).toBe(number('WITHDRAW_DAY_LIMIT'))
    const fresh = await desk.codeFor100(who)
    desk.ctx.clock.time = time + 24 * 3_600_000 - 1
    expect(await refusal({ code: fresh })).toBe(number('WITHDRAW_DAY_LIMIT'))
    desk.ctx.clock.time = time + 24 * 3_600_000
    expect(await refusal({ code: fresh })).toBe(0)
  })

  test('does not count what was cancelled or rejected', async () => {
    const first = await desk.drawn(who)
    await desk.ok('ext.cancelWithdrawal', { id: first.id }, { token: who.token })
    const second = await desk.drawn(who)
    await desk.ops.run('withdrawal-reject', second.id)
    expect((await desk.withdraw(who)).code).toBe(0)
  })
})

test('a network that nobody follows, or that an operator closed, is not open', async () => {
  desk.ctx.chain.closed.add('tron')
  expect(await refusal({})).toBe(number('NOT_YET_OPENED'))
  desk.ctx.chain.closed.delete('tron')
  await desk.ops.run('withdrawal-limits', 'USDT', 'tron', 'open=no')
  expect(await refusal({})).toBe(number('NOT_YET_OPENED'))
  await desk.ops.run('withdrawal-limits', 'USDT', 'tron', 'open=yes')
  expect((await desk.withdraw(who)).code).toBe(0)
})

test('a frozen user moves nothing, a session that lives on notwithstanding', async () => {
  await desk.ctx.db.query('test.frozen', 'update users set frozen = true where id = $1', [who.userId])
  const taken = desk.ctx.db.tx((t) => takeWithdrawal(desk.ctx, t, who.userId, desk.body(who)))
  await expect(taken).rejects.toEqual(new AppError('ACCOUNT_FROZEN'))
})

describe('the code', () => {
  test.each([
    ['another amount', { amount: '99' }],
    ['another address', { address: ETH }],
  ])('for %s is refused', async (_, bound) => {
    const code = await desk.codeFor100(who, bound)
    expect(await refusal({ code })).toBe(number('CODE_INVALID'))
  })

  test('for another purpose is refused', async () => {
    const code = await desk.codeFor(who, 'bindAddress', `withdraw:USDT:tron:${TRON}:100`)
    expect(await refusal({ code })).toBe(number('CODE_INVALID'))
  })

  test('fits however the amount is written, and only once', async () => {
    const code = await desk.codeFor100(who)
    expect(await refusal({ code, amount: '100.00' })).toBe(0)
    expect(await refusal({ code })).toBe(number('CODE_INVALID'))
  })

  test('is not used up by a refusal', async () => {
    const code = await desk.codeFor100(who)
    expect(await refusal({ code, tradePassword: 'wrong2you' })).toBe(number('TRADE_PASSWORD_WRONG'))
    expect(await refusal({ code, tradePassword: TRADE_PASSWORD })).toBe(0)
  })
})

test('a new address is held as long as is set, and an identity asked for where that is set', async () => {
  const strict = await openWithdrawals({ ADDRESS_HOLD_HOURS: '24', IDENTITY_REQUIRED: '1' })
  const user = await strict.drawer()
  const [bound] = await strict.ok('wallet.addresses', {}, { token: user.token })
  const go = async (): Promise<number> => (await strict.withdraw(user, { code: '000000' })).code
  strict.ctx.clock.time = (bound?.heldUntil ?? 0) - 1
  expect(await go()).toBe(number('WITHDRAW_ADDRESS_HELD'))
  strict.ctx.clock.time += 1
  expect(await go()).toBe(number('IDENTITY_REQUIRED'))
  await strict.ctx.db.query('test.approved', "update users set realname_state = 'approved' where id = $1", [
    user.userId,
  ])
  expect((await strict.withdraw(user)).code).toBe(0)
  await strict.close()
})
