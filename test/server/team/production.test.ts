import { FUND, USDT, WALLET } from '@core/domain'
import { houseAccount, userAccount } from '@server/ledger'
import { openTeamDesk, type TeamDesk } from './desk'

const DAY = 24 * 3_600_000

let desk: TeamDesk
beforeEach(async () => {
  desk = await openTeamDesk({ REWARD_VEST_MINUTES: '10080' })
  desk.ctx.config.team.grantsCount = false
})
afterEach(() => desk.close())

test('worked example of docs/team.md: fees count up to what their payer deposited', async () => {
  const inviter = await desk.member()
  const payer = await desk.member(inviter)
  await desk.fee(payer, '5')
  await desk.turn()
  expect(await desk.rewards(inviter)).toEqual([])
  await desk.deposit(payer, '100')
  await desk.turn()
  await desk.fee(payer, '60')
  await desk.fee(payer, '60', { shard: 1 })
  await desk.fee(payer, '60', { shard: 2 })
  await desk.turn()
  expect((await desk.rewards(inviter)).sort()).toEqual(['direct 4 vesting', 'direct 6 vesting'])
  await desk.deposit(payer, '1')
  await desk.turn()
  await desk.fee(payer, '60', { shard: 3 })
  await desk.turn()
  expect(await desk.rewards(inviter)).toContain('direct 0.1 vesting')
})

test('granted and transferred money never earns a reward', async () => {
  const inviter = await desk.member()
  const payer = await desk.member(inviter)
  const other = await desk.member()
  const available = { bucket: 'available' as const }
  const wallet = (userId: string) => userAccount(userId, WALLET, USDT)
  await desk.post(
    [
      {
        ...available,
        account: houseAccount('issuance', USDT, 0),
        amount: '-900',
        fundType: FUND.operatorCredit,
      },
      { ...available, account: wallet(payer), amount: '900', fundType: FUND.operatorCredit },
    ],
    { event: 'user.credit', refType: 'user', refId: payer },
  )
  await desk.post(
    [
      { ...available, account: wallet(other), amount: '-900', fundType: FUND.userTransferOut },
      { ...available, account: wallet(payer), amount: '900', fundType: FUND.userTransferIn },
    ],
    { event: 'transfer.user', refType: 'transfer', refId: payer },
  )
  await desk.turn()
  await desk.fee(payer, '500')
  await desk.turn()
  expect(await desk.rewards(inviter)).toEqual([])
  expect(await desk.statistics(inviter)).toMatchObject({ effectiveMembers: 0, recharge: '0' })
})

test('a fee in a currency without a price does not count', async () => {
  const inviter = await desk.member()
  const payer = await desk.member(inviter)
  await desk.deposit(payer, '1000')
  await desk.turn()
  await desk.fee(payer, '0.01', { currencyId: 5 })
  await desk.turn()
  expect(await desk.rewards(inviter)).toEqual([])
  desk.ctx.market.prices = { 1: '1', 5: '20000' }
  await desk.fee(payer, '0.01', { currencyId: 5 })
  await desk.turn()
  expect(await desk.rewards(inviter)).toEqual(['direct 0.001 vesting'])
})

test('seven days later, at 00:00 UTC, rewards are paid together', async () => {
  const inviter = await desk.member()
  const payer = await desk.member(inviter)
  await desk.deposit(payer, '1000')
  await desk.turn()
  await desk.fee(payer, '10')
  await desk.turn()
  desk.ctx.clock.time += 3_600_000
  await desk.fee(payer, '10')
  await desk.turn()
  desk.ctx.clock.time = Date.UTC(2024, 4, 23) - 1
  await desk.turn()
  expect(await desk.available(inviter)).toBe('10000')
  desk.ctx.clock.time += 1
  await desk.turn()
  expect(await desk.available(inviter)).toBe('10002')
  const payouts = await desk.ctx.db.query('test.payouts', 'select amount from team_payouts', [])
  expect(payouts).toHaveLength(1)
  expect(desk.ctx.clock.time - DAY * 8).toBe(Date.UTC(2024, 4, 15))
})
