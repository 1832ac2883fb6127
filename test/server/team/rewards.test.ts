import { FUND } from '@core/domain'
import { houseAccount, userAccount } from '@server/ledger'
import { reverseFee } from '@server/team/reverse'
import { operatorOn } from '../../helpers/operator'
import { openTeamDesk, type TeamDesk } from './desk'

const MINUTE = 60_000
const HOUR = 3_600_000

let desk: TeamDesk
beforeEach(async () => {
  desk = await openTeamDesk()
})
afterEach(() => desk.close())

/** Example of docs/team.md: C pays, B (silver) invited C, A (gold) invited B. */
const chain = async () => {
  const a = await desk.member()
  const b = await desk.member(a)
  const c = await desk.member(b)
  await desk.ctx.db.query('test.level', 'update users set level = $2 where id = $1', [a, 'gold'])
  await desk.ctx.db.query('test.level', 'update users set level = $2 where id = $1', [b, 'silver'])
  return { a, b, c }
}

/** The figures do not call for the levels that `chain` gave. */
const forgetLevels = () =>
  desk.ctx.db.query('test.noLevels', "update users set level = 'none' where level <> 'none'")

test('worked example of docs/team.md: a fee of 10 gives 1 direct, 0.5 and 0.5 team, 0.5 to the pool', async () => {
  const { a, b, c } = await chain()
  await desk.fee(c, '10')
  await desk.turn()
  expect(await desk.rewards(b)).toEqual(['direct 1 vesting', 'team 0.5 vesting'])
  expect(await desk.rewards(a)).toEqual(['team 0.5 vesting'])
  expect([await desk.house('fees'), await desk.house('rewards')]).toEqual(['7.5', '2.5'])
  await desk.turn()
  expect(await desk.rewards(b)).toHaveLength(2)
  desk.ctx.clock.time += 2 * MINUTE - 1
  await desk.turn()
  expect(await desk.available(b)).toBe('10000')
  desk.ctx.clock.time += 1
  await desk.turn()
  expect(await desk.rewards(b)).toEqual(['direct 1 paid', 'team 0.5 paid'])
  expect([await desk.available(a), await desk.available(b)]).toEqual(['10000.5', '10001.5'])
  const types = await desk.ctx.db.query(
    'test.types',
    'select fund_type, trim_scale(amount)::text as amount from entries where account_id = $1 order by seq offset 1',
    [userAccount(b, 1, 1)],
  )
  expect(types).toEqual([
    { fund_type: FUND.directReward, amount: '1' },
    { fund_type: FUND.teamReward, amount: '0.5' },
  ])
  await forgetLevels()
})

test('each kind of fee counts, what is burned at once does not, and tiny fees give nothing', async () => {
  const inviter = await desk.member()
  const payer = await desk.member(inviter)
  await desk.fee(payer, '1', { event: 'contract.open' })
  await desk.fee(payer, '2', { event: 'swap', shard: 3 })
  await desk.fee(payer, '3', { event: 'withdrawal.paid', shard: 7 })
  await desk.fee(payer, '4', { event: 'swap', currencyId: 3, burned: '4' })
  await desk.fee(payer, '5', { event: 'swap', currencyId: 3, burned: '2' })
  await desk.fee(payer, '0.000009')
  await desk.turn()
  const rewards = await desk.rewards(inviter)
  expect(rewards.sort()).toEqual([
    'direct 0.1 vesting',
    'direct 0.2 vesting',
    'direct 0.3 vesting',
    'direct 0.3 vesting',
  ])
})

test('what only moves within the fees account, and what the operator burns, is no fee', async () => {
  const inviter = await desk.member()
  const payer = await desk.member(inviter)
  await desk.fee(payer, '10')
  await desk.turn()
  const [from, to] = [houseAccount('fees', 1, 0), houseAccount('fees', 1, 1)]
  const line = { bucket: 'available' as const, fundType: FUND.transferOut }
  await desk.post(
    [
      { ...line, account: from, amount: '-5' },
      { ...line, account: to, amount: '5' },
    ],
    { event: 'house.gather', refType: 'house', refId: 'fees' },
  )
  await desk.turn()
  expect(await desk.rewards(inviter)).toEqual(['direct 1 vesting'])
})

test('a frozen user is paid once they are let in again', async () => {
  const inviter = await desk.member()
  const payer = await desk.member(inviter)
  await desk.fee(payer, '10')
  await desk.turn()
  const set = (frozen: boolean) =>
    desk.ctx.db.query('test.freeze', 'update users set frozen = $2 where id = $1', [inviter, frozen])
  await set(true)
  desk.ctx.clock.time += HOUR
  await desk.turn()
  expect(await desk.rewards(inviter)).toEqual(['direct 1 vesting'])
  await set(false)
  await desk.turn()
  expect(await desk.rewards(inviter)).toEqual(['direct 1 paid'])
})

test('a reversed fee takes its rewards back while they vest, once', async () => {
  const { a, b, c } = await chain()
  const txId = await desk.fee(c, '10')
  await desk.turn()
  const reverse = () => desk.ctx.db.tx((t) => reverseFee(desk.ctx, t, txId))
  const reversed = await reverse()
  expect(reversed.rewards.toFixed()).toBe('2.5')
  await expect(reverse()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await desk.rewards(b)).toEqual(['direct 1 reversed', 'team 0.5 reversed'])
  expect(await desk.rewards(a)).toEqual(['team 0.5 reversed'])
  expect([await desk.house('fees'), await desk.house('rewards')]).toEqual(['0', '0'])
  expect(await desk.available(c)).toBe('10000')
  desk.ctx.clock.time += HOUR
  await desk.turn()
  expect(await desk.available(b)).toBe('10000')
  await forgetLevels()
})

test('of a fee that is reversed late, paid rewards stay paid; the operator names the movement', async () => {
  const inviter = await desk.member()
  const payer = await desk.member(inviter)
  const other = await desk.member()
  const txId = await desk.fee(payer, '10')
  await desk.fee(other, '10')
  await desk.turn()
  desk.ctx.clock.time += HOUR
  await desk.turn()
  const operator = operatorOn(desk.ctx)
  expect(await operator.run('fee-reverse', txId)).toEqual([
    'Gave 10 USDT back to m2; took back 0.5 USDT of rewards.',
  ])
  expect(await desk.available(inviter)).toBe('10001')
  expect(await desk.available(payer)).toBe('10000')
  await expect(operator.run('fee-reverse', txId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('while the fees account has been emptied, fees wait and then give their rewards once', async () => {
  const inviter = await desk.member()
  const payer = await desk.member(inviter)
  const [fees, burn] = [houseAccount('fees', 1, 0), houseAccount('burn', 1, 0)]
  const shift = (amount: string) =>
    desk.post(
      [
        { account: fees, bucket: 'available', fundType: FUND.burn, amount: `-${amount}` },
        { account: burn, bucket: 'available', fundType: FUND.burn, amount },
      ],
      { event: 'token.burn', refType: 'house', refId: 'fees' },
    )
  await desk.fee(payer, '10')
  await shift('10')
  await desk.turn()
  expect(await desk.rewards(inviter)).toEqual([])
  await desk.fee(payer, '30', { shard: 1 })
  await desk.turn()
  await desk.turn()
  expect((await desk.rewards(inviter)).sort()).toEqual(['direct 1 vesting', 'direct 3 vesting'])
})
