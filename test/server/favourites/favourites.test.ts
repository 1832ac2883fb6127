import { FAVOURITE_CHANGES } from '@core/domain'
import type { RecordEvent } from '@server/bus'
import { openApp, type TestApp } from '../../helpers/app'

let app: TestApp
beforeAll(async () => {
  app = await openApp()
}, 60_000)
afterAll(() => app.close())

/** A user on any number of devices. */
const newUser = async () => {
  const user = await app.user()
  const star = (...changes: readonly (readonly [number, boolean])[]) =>
    app.ok(
      'ext.favourites',
      { changes: changes.map(([tradeId, on]) => ({ tradeId, on })) },
      { token: user.token, method: 'POST' },
    )
  const list = async () => (await app.ok('ext.favourites', {}, { token: user.token })).list
  return { ...user, star, list }
}

test('stars stand in the order in which they were set; a pair that is starred already keeps its place', async () => {
  const user = await newUser()
  expect(await user.list()).toEqual([])
  expect(await user.star([3, true], [1, true], [3, true])).toEqual({ list: [3, 1] })
  expect(await user.star([3, false], [4, true])).toEqual({ list: [1, 4] })
  expect(await user.star([3, true])).toEqual({ list: [1, 4, 3] })
  expect(await user.list()).toEqual([1, 4, 3])
})

test('the same request again changes nothing, and only changes are told to other screens', async () => {
  const user = await newUser()
  const told: RecordEvent[] = []
  const stop = app.ctx.bus.subscribe('record', (event) => told.push(event))
  await user.star([2, true])
  await user.star([2, true])
  await user.star([1, false])
  await user.star()
  stop()
  expect(told).toEqual([{ userId: user.userId, kind: 'favourites', id: 'list' }])
  expect(await user.list()).toEqual([2])
})

test('devices that change at once lose nothing', async () => {
  const user = await newUser()
  await Promise.all([1, 2, 3, 4].map((id) => user.star([id, true])))
  expect([...(await user.list())].sort()).toEqual([1, 2, 3, 4])
  await Promise.all([user.star([1, false]), user.star([4, false]), user.star([2, true])])
  expect([...(await user.list())].sort()).toEqual([2, 3])
})

test('each user has a list of their own; visitors have none here', async () => {
  const [a, b] = [await newUser(), await newUser()]
  await a.star([1, true])
  expect(await b.list()).toEqual([])
  expect(await app.call('ext.favourites', {})).toMatchObject({ code: -1 })
})

test.each([0, 5, 1.5])('pair %d does not exist: refused, nothing changed', async (tradeId) => {
  const user = await newUser()
  const changes = [
    { tradeId: 1, on: true },
    { tradeId, on: true },
  ]
  const reply = await app.call(
    'ext.favourites',
    { changes },
    {
      token: user.token,
      method: 'POST',
    },
  )
  expect(reply.code).toBe(1001)
  expect(await user.list()).toEqual([])
})

test.each([
  [FAVOURITE_CHANGES, 0],
  [FAVOURITE_CHANGES + 1, 1001],
])('%d changes at once answer %d', async (count, code) => {
  const user = await newUser()
  const changes = Array.from({ length: count }, (_, i) => ({ tradeId: (i % 4) + 1, on: true }))
  const reply = await app.call(
    'ext.favourites',
    { changes },
    {
      token: user.token,
      method: 'POST',
    },
  )
  expect(reply.code).toBe(code)
})

test('a GET only reads, whatever it carries', async () => {
  const user = await newUser()
  await user.star([1, true])
  const changes = JSON.stringify([{ tradeId: 2, on: true }])
  await app.call('ext.favourites', { changes } as never, { token: user.token })
  expect(await user.list()).toEqual([1])
})
