import { WALLET } from '@core/domain'
import { ConfigError } from '@server/config'
import { AppError } from '@server/http/errors'
import { consumeCode, verifyCode } from '@server/services/codes'
import { TRON } from '../addresses/helper'
import { number } from '../people/helper'
import type { Drawer, Withdrawal } from '../withdrawals/desk'
import { moveBody, openMoney, type MoneyDesk } from './desk'

/** One thing, decided by many at the same moment. */

jest.setTimeout(60_000)

let desk: MoneyDesk
let who: Drawer
beforeAll(async () => {
  desk = await openMoney()
})
beforeEach(async () => {
  who = await desk.drawer()
})
afterAll(() => desk.close())

/** Refusals in words are fine here; anything else is a fault. */
const tried = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError || error instanceof ConfigError) return false
      throw error
    },
  )

const cancel = async ({ id }: Withdrawal): Promise<boolean> => {
  const { code } = await desk.call('ext.cancelWithdrawal', { id }, who)
  if (code !== 0) expect(code).toBe(number('WITHDRAWAL_DECIDED'))
  return code === 0
}

const times = <T>(count: number, of: () => Promise<T>): Promise<T>[] => Array.from({ length: count }, of)

test('cancelled by devices, approved, rejected and sent at once, a withdrawal ends one way', async () => {
  for (let round = 0; round < 6; round++) {
    const drawn = await desk.drawn(who)
    const before = await desk.balance(who, WALLET)
    const [cancelled, approved, rejected] = await Promise.all([
      Promise.all(times(4, () => cancel(drawn))),
      Promise.all(times(2, () => tried(desk.ops.run('withdrawal-approve', drawn.id)))),
      Promise.all(times(2, () => tried(desk.ops.run('withdrawal-reject', drawn.id)))),
    ])
    await Promise.all(times(3, () => desk.turn()))
    const { status, txId } = await desk.one(who, drawn.id)
    const won = {
      cancelled: cancelled.some(Boolean),
      approved: approved.some(Boolean),
      rejected: rejected.some(Boolean),
    }
    expect(won).toEqual({ cancelled: false, approved: false, rejected: false, [status]: true })
    const back = status !== 'approved'
    expect(txId !== null).toBe(!back)
    const [available, frozen] = before.map(Number) as [number, number]
    expect((await desk.balance(who, WALLET)).map(Number)).toEqual(
      back ? [available + 100, frozen - 100] : [available, frozen],
    )
  }
})

test('looked at by many workers at the moment it is final, it is paid once', async () => {
  const { id } = await desk.drawn(who)
  await desk.ops.run('withdrawal-approve', id)
  await desk.turn()
  const { txId } = await desk.one(who, id)
  const outputs = [{ address: TRON, currencyId: 1 as const, amount: '99' }]
  desk.ctx.chain.payments.set(txId ?? '', { txId: txId ?? '', confirmations: 20, outputs })
  desk.ctx.clock.time += 1_000
  const rest = times(3, () => cancel({ id } as Withdrawal))
  await Promise.all([...times(8, () => desk.turn()), ...rest])
  expect(await desk.one(who, id)).toMatchObject({ status: 'paid' })
  expect(await desk.balance(who, WALLET)).toEqual(['9900', '0'])
})

test('one code confirms one thing, however many use it at once', async () => {
  const code = await desk.codeFor100(who)
  const [user] = await desk.ctx.db.query<{ email: string }>(
    'test.mail',
    'select email from users where id = $1',
    [who.userId],
  )
  const contact = { kind: 'email' as const, email: user?.email ?? '' }
  const proof = { contact, purpose: 'withdraw', code } as const
  await verifyCode(desk.ctx, { ...proof, boundTo: `withdraw:USDT:tron:${TRON}:100` })
  const use = () => tried(desk.ctx.db.tx((t) => consumeCode(desk.ctx, t, proof)))
  expect((await Promise.all(times(20, use))).filter(Boolean)).toHaveLength(1)
})

test('moves there and back at once neither stop each other nor lose a unit', async () => {
  await desk.ok('account.fundsMovement', moveBody('5000'), { token: who.token })
  const replies = await Promise.all([
    ...times(30, () => desk.call('account.fundsMovement', moveBody('1.000001'), { token: who.token })),
    ...times(30, () => desk.call('account.fundsMovement', moveBody('1.000001', 2), { token: who.token })),
  ])
  expect(replies.map(({ code }) => code)).toEqual(Array(60).fill(0))
  expect(await desk.balance(who, WALLET)).toEqual(['5000', '0'])
})
