import { setTimeout as pause } from 'node:timers/promises'
import { uuidv7 } from '@server/store/ids'
import { bindInviter, joinTeam } from '@server/team/join'
import { openTeamDesk, type TeamDesk } from './desk'

const USER = `
insert into users (id, uid, email, nickname, password_hash, invite_code, inviter_id, created_at)
values ($1, 'late', 'late@example.com', 'late', '', 'LATE22', $2, 0)`

let desk: TeamDesk
beforeEach(async () => {
  desk = await openTeamDesk()
})
afterEach(() => desk.close())

const bind = async (userId: string, inviterId: string) => {
  const code = await desk.codeOf(inviterId)
  return desk.ctx.db.tx((t) => bindInviter(desk.ctx, t, userId, code.toLowerCase()))
}

test('an inviter who is bound later gets the whole team, and levels follow', async () => {
  const top = await desk.member()
  const head = await desk.member()
  const below = await Promise.all([1, 2].map(() => desk.member(head)))
  for (const userId of [top, head, ...below]) await desk.deposit(userId, '500')
  await desk.turn()
  expect(await bind(head, top)).toBe(top)
  expect(await desk.statistics(top)).toMatchObject({
    ...{ members: 3, direct: 1, effectiveMembers: 3, effectiveDirect: 1, recharge: '1500' },
    own: { level: 'silver' },
  })
  await expect(bind(head, top)).rejects.toMatchObject({ code: 'INVITER_BOUND' })
})

test('binding refuses oneself, unknown codes, and anybody below, however far', async () => {
  const top = await desk.member()
  let last = top
  for (let depth = 1; depth <= 23; depth += 1) last = await desk.member(last)
  await expect(bind(top, top)).rejects.toMatchObject({ code: 'INVITER_IS_SELF' })
  await expect(bind(top, last)).rejects.toMatchObject({ code: 'INVITER_IN_TEAM' })
  const stranger = desk.ctx.db.tx((t) => bindInviter(desk.ctx, t, top, 'nobody'))
  await expect(stranger).rejects.toMatchObject({ code: 'INVITE_CODE_UNKNOWN' })
})

test('two users who bind each other at the same time do not close a loop', async () => {
  const [a, b] = [await desk.member(), await desk.member()]
  const results = await Promise.allSettled([bind(a, b), bind(b, a)])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('binding a user and registering with that very user’s code do not stand in each other’s way', async () => {
  const [top, head] = [await desk.member(), await desk.member()]
  const { ctx } = desk
  let tries = 0
  const code = await desk.codeOf(top)
  const newcomer = { id: uuidv7(), email: 'late@example.com', phone: null, inviter_id: head }
  let bound: Promise<string> | undefined
  await ctx.db.tx(async (t) => {
    tries += 1
    await t.query('test.newcomer', USER, [newcomer.id, head])
    bound ??= ctx.db.tx((other) => {
      tries += 1
      return bindInviter(ctx, other, head, code)
    })
    // Until the binding has the tree, or the user's row, or waits for it.
    await pause(300)
    await joinTeam(ctx, t, newcomer)
  })
  expect(await bound).toBe(top)
  expect(tries).toBe(2)
  expect(await desk.statistics(top)).toMatchObject({ members: 2, direct: 1 })
})
