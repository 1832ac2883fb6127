import {
  FIXED_KINDS,
  KEPT_NOTIFICATIONS,
  NOTIFICATION_KINDS,
  NOTIFICATION_LIFE,
  READ_AT_ONCE,
} from '@core/domain'
import type { RecordEvent } from '@server/bus'
import { notificationRoutes } from '@server/routes/notifications'
import { forgetNotifications } from '@server/services/notifications/forget'
import { notify, notifyAll, type News } from '@server/services/notifications/notify'
import { uuidv7 } from '@server/store/ids'
import { openApp, type TestApp } from '../../helpers/app'

let app: TestApp
beforeAll(async () => {
  app = await openApp({}, notificationRoutes)
}, 60_000)
afterAll(() => app.close())

const reward = (userId: string, amount: string): News => ({
  userId,
  kind: 'reward',
  params: { what: 'direct', amount, currency: 'USDT' },
  link: '/pages/me/team?tab=earnings',
})
const joined = (userId: string): News => ({
  userId,
  kind: 'team',
  params: { what: 'joined', member: 'a***' },
  link: '/pages/me/team',
})
const signIn = (userId: string): News => ({
  userId,
  kind: 'newDevice',
  params: { what: 'signIn', device: 'Phone', place: '192.0.2.1' },
  link: '/pages/me/secure',
})

const tell = (...news: News[]): Promise<void> =>
  app.ctx.db.tx((t) => {
    notifyAll(app.ctx, t, news)
    return Promise.resolve()
  })

const newUser = async () => {
  const { userId, token } = await app.user()
  const post = { token, method: 'POST' as const }
  return {
    userId,
    list: (filter: object = {}) => app.ok('ext.notifications', filter, { token }),
    read: (what: { ids?: string[]; all?: boolean }) => app.ok('ext.notificationsRead', what, post),
    switches: () => app.ok('ext.notificationSettings', {}, { token }),
    change: (changes: { kind: (typeof NOTIFICATION_KINDS)[number]; on: boolean }[]) =>
      app.ok('ext.notificationSettings', { changes }, post),
  }
}

test('newest first, of one kind or all, in pages; the unread are counted over all kinds', async () => {
  const user = await newUser()
  await tell(reward(user.userId, '1'))
  app.ctx.clock.time += 1_000
  await tell(joined(user.userId), reward(user.userId, '2'))
  const all = await user.list()
  expect(all).toMatchObject({ total: 3, pages: 1, unread: 3 })
  expect(all.list.map(({ kind, params, link, time, read }) => ({ kind, params, link, time, read }))).toEqual([
    {
      kind: 'reward',
      params: { what: 'direct', amount: '2', currency: 'USDT' },
      link: '/pages/me/team?tab=earnings',
      time: app.ctx.clock.time,
      read: false,
    },
    {
      kind: 'team',
      params: { what: 'joined', member: 'a***' },
      link: '/pages/me/team',
      time: app.ctx.clock.time,
      read: false,
    },
    {
      kind: 'reward',
      params: { what: 'direct', amount: '1', currency: 'USDT' },
      link: '/pages/me/team?tab=earnings',
      time: app.ctx.clock.time - 1_000,
      read: false,
    },
  ])
  const page = await user.list({ kind: 'reward', pageSize: 1, pageNum: 2 })
  expect(page).toMatchObject({ total: 2, pages: 2, unread: 3 })
  expect(page.list.map(({ params }) => params.amount)).toEqual(['1'])
})

test('what is rolled back was never told; what is committed is told once, after the commit', async () => {
  const user = await newUser()
  const told: RecordEvent[] = []
  const stop = app.ctx.bus.subscribe('record', (event) => told.push(event))
  await expect(
    app.ctx.db.tx((t) => {
      notify(app.ctx, t, reward(user.userId, '1'))
      return Promise.reject(new Error('undone'))
    }),
  ).rejects.toThrow('undone')
  expect(told).toEqual([])
  await tell(reward(user.userId, '2'), joined(user.userId))
  stop()
  expect(told).toEqual([{ userId: user.userId, kind: 'notification', id: 'list' }])
  expect((await user.list()).list.map(({ kind }) => kind)).toEqual(['team', 'reward'])
})

test('a kind that is switched off brings nothing until it is on again; security stays on', async () => {
  const user = await newUser()
  expect((await user.switches()).list).toEqual(
    NOTIFICATION_KINDS.map((kind) => ({ kind, on: true, fixed: FIXED_KINDS.includes(kind) })),
  )
  const { list } = await user.change([
    { kind: 'reward', on: false },
    { kind: 'newDevice', on: false },
    { kind: 'team', on: false },
    { kind: 'team', on: true },
  ])
  expect(list.filter(({ on }) => !on).map(({ kind }) => kind)).toEqual(['reward'])
  await tell(reward(user.userId, '1'), signIn(user.userId), joined(user.userId))
  expect((await user.list()).list.map(({ kind }) => kind)).toEqual(['team', 'newDevice'])
  await user.change([{ kind: 'reward', on: true }])
  await tell(reward(user.userId, '2'))
  expect((await user.list({ kind: 'reward' })).total).toBe(1)
})

test('reading: those named, then all; again changes nothing and tells nobody', async () => {
  const user = await newUser()
  await tell(reward(user.userId, '1'), reward(user.userId, '2'), reward(user.userId, '3'))
  const ids = (await user.list()).list.map(({ id }) => id)
  const told: RecordEvent[] = []
  const stop = app.ctx.bus.subscribe('record', (event) => told.push(event))
  expect(await user.read({ ids: ids.slice(0, 1) })).toEqual({ unread: 2 })
  expect(await user.read({ ids: ids.slice(0, 1) })).toEqual({ unread: 2 })
  expect(told).toHaveLength(1)
  expect((await user.list()).list.map(({ read }) => read)).toEqual([true, false, false])
  expect(await user.read({ all: true })).toEqual({ unread: 0 })
  expect(await user.read({})).toEqual({ unread: 0 })
  stop()
  expect(told).toHaveLength(2)
})

test('devices that read at once, all and some in any order, end with none unread and no deadlock', async () => {
  const user = await newUser()
  await tell(...Array.from({ length: 40 }, (_, i) => reward(user.userId, String(i))))
  const ids = (await user.list({ pageSize: 40 })).list.map(({ id }) => id)
  await Promise.all([
    user.read({ ids }),
    user.read({ ids: [...ids].reverse() }),
    user.read({ all: true }),
    user.read({ ids: ids.slice(10, 30) }),
  ])
  expect(await user.list()).toMatchObject({ unread: 0, total: 40 })
})

test('nobody reads or marks what belongs to another; visitors see nothing', async () => {
  const [a, b] = [await newUser(), await newUser()]
  await tell(reward(a.userId, '1'))
  const ids = (await a.list()).list.map(({ id }) => id)
  expect(await b.list()).toEqual({ list: [], pages: 0, total: 0, unread: 0 })
  expect(await b.read({ ids: [...ids, 'no-uuid', uuidv7()] })).toEqual({ unread: 0 })
  expect(await b.read({ all: true })).toEqual({ unread: 0 })
  expect((await a.list()).unread).toBe(1)
  expect(await app.call('ext.notifications', {})).toMatchObject({ code: -1 })
})

test.each([
  [READ_AT_ONCE, 0],
  [READ_AT_ONCE + 1, 1001],
])('%d ids at once answer %d', async (count, code) => {
  const { token } = await app.user()
  const ids = Array.from({ length: count }, () => uuidv7())
  expect(await app.call('ext.notificationsRead', { ids }, { token })).toMatchObject({ code })
})

test('kept for 90 days, and of each user the newest 500', async () => {
  const [many, few] = [await newUser(), await newUser()]
  const then = app.ctx.clock.time
  await tell(reward(few.userId, 'old'))
  app.ctx.clock.time = then + 1
  await tell(reward(few.userId, 'new'))
  await tell(...Array.from({ length: KEPT_NOTIFICATIONS + 1 }, (_, i) => reward(many.userId, String(i))))
  await forgetNotifications(app.ctx)
  expect((await few.list()).total).toBe(2)
  const kept = await many.list({ pageSize: 1, pageNum: KEPT_NOTIFICATIONS })
  expect(kept.total).toBe(KEPT_NOTIFICATIONS)
  expect(kept.list.map(({ params }) => params.amount)).toEqual(['1'])
  app.ctx.clock.time = then + NOTIFICATION_LIFE
  await forgetNotifications(app.ctx)
  expect((await few.list()).total).toBe(2)
  app.ctx.clock.time = then + NOTIFICATION_LIFE + 1
  await forgetNotifications(app.ctx)
  expect((await few.list()).list.map(({ params }) => params.amount)).toEqual(['new'])
})
