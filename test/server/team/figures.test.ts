import { FUND, OPTIONS, USDT, WALLET } from '@core/domain'
import { houseAccount, userAccount } from '@server/ledger'
import { teamMembers } from '@server/team/members'
import { operatorOn } from '../../helpers/operator'
import { openTeamDesk, type TeamDesk } from './desk'

const DAY = 24 * 3_600_000

let desk: TeamDesk
beforeEach(async () => {
  desk = await openTeamDesk()
})
afterEach(() => desk.close())

const levelOf = async (userId: string): Promise<string> => (await desk.statistics(userId)).own.level

test('somebody alone has a team of nobody, and needs the limit for the first rung', async () => {
  const user = await desk.member()
  expect(await desk.statistics(user)).toEqual({
    members: 0,
    effectiveMembers: 0,
    direct: 0,
    effectiveDirect: 0,
    newToday: 0,
    recharge: '0',
    fundBalance: '0',
    contractBalance: '0',
    assignedEarnings: '0',
    selfSelectedEarnings: '0',
    own: { level: 'none', recharge: '0', effective: false },
    next: { level: 'regular', missingOwn: '100', missingEffective: 0, missingRecharge: '0' },
  })
})

test('members count for everybody above, and are effective at the limit, not just under it', async () => {
  const top = await desk.member()
  const mid = await desk.member(top)
  const low = await desk.member(mid)
  await desk.deposit(mid, '99.999999')
  await desk.deposit(low, '100')
  await desk.turn()
  expect(await desk.statistics(top)).toMatchObject({
    ...{
      members: 2,
      direct: 1,
      effectiveMembers: 1,
      effectiveDirect: 0,
      newToday: 2,
      recharge: '199.999999',
    },
  })
  await desk.deposit(mid, '0.000001')
  await desk.turn()
  expect(await desk.statistics(top)).toMatchObject({
    ...{ effectiveMembers: 2, effectiveDirect: 1, recharge: '200' },
  })
  expect(await desk.statistics(mid)).toMatchObject({
    ...{ members: 1, direct: 1, effectiveMembers: 1, recharge: '100' },
    own: { level: 'regular', recharge: '100', effective: true },
  })
  desk.ctx.clock.time += DAY
  expect((await desk.statistics(top)).newToday).toBe(0)
})

test('the 20th level is the last of a team; the 21st belongs to nearer teams', async () => {
  const line = [await desk.member()]
  for (let depth = 1; depth <= 21; depth += 1) line.push(await desk.member(line[depth - 1]))
  await desk.deposit(line[20] ?? '', '100')
  await desk.deposit(line[21] ?? '', '100')
  await desk.turn()
  expect(await desk.statistics(line[0] ?? '')).toMatchObject({ members: 20, recharge: '100' })
  expect(await desk.statistics(line[1] ?? '')).toMatchObject({ members: 20, recharge: '200' })
})

test('a deposit that the chain lost counts no more, and the level goes with it', async () => {
  const top = await desk.member()
  const members = await Promise.all([1, 2, 3].map(() => desk.member(top)))
  await desk.deposit(top, '100')
  const deposits: string[] = []
  for (const userId of members) deposits.push(await desk.deposit(userId, '333.34'))
  await desk.turn()
  expect(await levelOf(top)).toBe('silver')
  await desk.loseDeposit(deposits[0] ?? '')
  await desk.turn()
  expect(await desk.statistics(top)).toMatchObject({ effectiveMembers: 2, recharge: '666.68' })
  expect(await levelOf(top)).toBe('regular')
  const printed = await operatorOn(desk.ctx).run('team', 'm1')
  expect(printed.slice(-3)).toEqual([
    'team recharge 666.68 USDT',
    expect.stringContaining('silver -> regular') as string,
    expect.stringContaining('none -> silver') as string,
  ])
})

test('a deposit that is lost before it was looked at counts nothing, whichever movement comes first', async () => {
  const user = await desk.member()
  await desk.loseDeposit(await desk.deposit(user, '500'))
  await desk.turn()
  expect((await desk.statistics(user)).own.recharge).toBe('0')
})

const credit = (userId: string, amount: string) => {
  const line = { bucket: 'available' as const, fundType: FUND.operatorCredit }
  return desk.post(
    [
      { ...line, account: houseAccount('issuance', USDT, 2), amount: `-${amount}` },
      { ...line, account: userAccount(userId, WALLET, USDT), amount },
    ],
    { event: 'user.credit', refType: 'user', refId: userId },
  )
}

test('an operator credit is a recharge in the demo and none where grants do not count', async () => {
  const user = await desk.member()
  await credit(user, '150')
  await desk.turn()
  expect((await desk.statistics(user)).own).toEqual({ level: 'regular', recharge: '150', effective: true })
  desk.ctx.config.team.grantsCount = false
  await credit(user, '150')
  await desk.turn()
  expect((await desk.statistics(user)).own.recharge).toBe('150')
})

test('transfers between users are no recharge', async () => {
  const [from, to] = [await desk.member(), await desk.member()]
  const line = { bucket: 'available' as const }
  await desk.post(
    [
      { ...line, account: userAccount(from, WALLET, USDT), amount: '-500', fundType: FUND.userTransferOut },
      { ...line, account: userAccount(to, WALLET, USDT), amount: '500', fundType: FUND.userTransferIn },
    ],
    { event: 'transfer.user', refType: 'transfer', refId: to },
  )
  await desk.turn()
  expect((await desk.statistics(to)).own.recharge).toBe('0')
})

test('balances are those of the members, wallet and the rest apart, without the user', async () => {
  const top = await desk.member()
  const member = await desk.member(top)
  await desk.member(member)
  const line = { bucket: 'available' as const }
  await desk.post(
    [
      { ...line, account: userAccount(member, WALLET, USDT), amount: '-40', fundType: FUND.transferOut },
      { ...line, account: userAccount(member, OPTIONS, USDT), amount: '40', fundType: FUND.transferIn },
    ],
    { event: 'funds.move', refType: 'user', refId: member },
  )
  expect(await desk.statistics(top)).toMatchObject({ fundBalance: '19960', contractBalance: '40' })
  desk.ctx.market.prices = { 1: '1', 5: '20000' }
  expect(await desk.statistics(top)).toMatchObject({ fundBalance: '23960', contractBalance: '40' })
})

test('lists hold direct and indirect members, newest first, with masked contacts, in pages', async () => {
  const top = await desk.member()
  const a = await desk.member(top)
  desk.ctx.clock.time += 1
  const b = await desk.member(top)
  await desk.member(a)
  await desk.deposit(b, '100')
  await desk.turn()
  const direct = await teamMembers(desk.ctx, top, { kind: 'direct' })
  expect(direct).toMatchObject({ pages: 1, total: 2 })
  expect(direct.list.map(({ id: _id, registeredAt: _at, ...member }) => member)).toEqual([
    {
      nickname: 'm3',
      avatar: null,
      contact: 'm***@example.com',
      level: 'regular',
      effective: true,
      teamSize: 0,
      depth: 1,
    },
    {
      nickname: 'm2',
      avatar: null,
      contact: 'm***@example.com',
      level: 'none',
      effective: false,
      teamSize: 1,
      depth: 1,
    },
  ])
  const indirect = await teamMembers(desk.ctx, top, { kind: 'indirect' })
  expect(indirect.list.map(({ nickname, depth }) => [nickname, depth])).toEqual([['m4', 2]])
  const second = await teamMembers(desk.ctx, top, { kind: 'direct', pageNum: 2, pageSize: 1 })
  expect(second).toMatchObject({ pages: 2, total: 2, list: [{ nickname: 'm2' }] })
  expect((await teamMembers(desk.ctx, b, { kind: 'direct' })).list).toEqual([])
})
