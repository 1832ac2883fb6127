import { joinTeam } from '@server/team/join'
import { openTeams } from '@server/team/open'
import { teamStatistics } from '@server/team/figures'
import { teamTurn } from '@server/team/worker'
import { uuidv7 } from '@server/store/ids'
import { cancelOption } from '@server/services/optionsCancel'
import { openDesk, type Desk } from '../options/desk'

let desk: Desk
beforeEach(async () => {
  desk = await openDesk()
  await openTeams(desk.ctx)
  await desk.tick(-1_000, '19999.00')
  await desk.tick(0, '20000.00')
})
afterEach(() => desk.close())

const USER = `
insert into users (id, uid, email, nickname, password_hash, invite_code, inviter_id, created_at)
values ($1, $2, $2, $2, '', $2, $3, 0)`

const join = async (id: string, inviterId: string | null): Promise<string> => {
  await desk.ctx.db.tx(async (t) => {
    await t.query('test.user', USER, [id, id.slice(-12), inviterId])
    await joinTeam(desk.ctx, t, { id, inviter_id: inviterId, email: 'a@example.com', phone: null })
  })
  return id
}

/** Expected by hand: 100 at 76 % wins 76, in the assigned area 50 at 80 % wins 40; a loss is the stake. */
test('earnings are the results of members, by kind of area, once each; the own orders are not the team', async () => {
  const top = await join(await desk.trader(), null)
  const member = await join(await desk.trader(), top)
  const deeper = await join(await desk.trader(), member)
  await desk.place(top)
  await desk.place(member, { direction: 'up' })
  await desk.place(member, { direction: 'down', quantity: '30' })
  await desk.place(deeper, { areaId: '11', duration: 300, quantity: '50' })
  const cancelled = await desk.place(member, { quantity: '70' })
  await desk.ctx.db.tx((t) => cancelOption(desk.ctx, t, member, { orderId: cancelled.id }))
  await desk.tick(500, '20000.00')
  await desk.run()
  await teamTurn(desk.ctx)
  expect(await teamStatistics(desk.ctx, top)).toMatchObject({
    ...{ assignedEarnings: '0', selfSelectedEarnings: '0' },
  })
  await desk.tick(60_400, '20010.00')
  await desk.tick(62_000, '20010.00')
  await desk.run()
  await teamTurn(desk.ctx)
  await teamTurn(desk.ctx)
  expect(await teamStatistics(desk.ctx, top)).toMatchObject({
    ...{ assignedEarnings: '0', selfSelectedEarnings: '46' },
  })
  await desk.tick(300_400, '20010.00')
  await desk.tick(302_000, '20010.00')
  await desk.run()
  await teamTurn(desk.ctx)
  expect(await teamStatistics(desk.ctx, top)).toMatchObject({
    ...{ assignedEarnings: '40', selfSelectedEarnings: '46' },
  })
  expect(await teamStatistics(desk.ctx, member)).toMatchObject({
    ...{ assignedEarnings: '40', selfSelectedEarnings: '0' },
  })
})

test('an installation that has a history gets its figures at the first start', async () => {
  const [top, member] = [await desk.trader(), await desk.trader()]
  const id = uuidv7()
  for (const [user, inviter] of [
    [top, null],
    [member, top],
    [id, member],
  ]) {
    await desk.ctx.db.query('test.user', USER, [user, user?.slice(-12), inviter])
  }
  await desk.place(member, { direction: 'down' })
  await desk.tick(500, '20000.00')
  await desk.run()
  await desk.tick(60_400, '20010.00')
  await desk.tick(62_000, '20010.00')
  await desk.run()
  await desk.ctx.db.query('test.terms', 'update team_locks set terms = null', [])
  await openTeams(desk.ctx)
  expect(await teamStatistics(desk.ctx, top)).toMatchObject({
    ...{ members: 2, direct: 1, selfSelectedEarnings: '-100' },
  })
})
