import { applyFavourites, type AppProblem, type FavouriteChange } from '@core/domain'
import type * as Setup from '../api/setup'
import type * as Sync from '@/features/market/favourites/sync'
import type * as Preferences from '@/stores/preferences'
import type * as Session from '@/stores/session'
import type * as Toasts from '@/stores/toasts'

jest.mock('@tarojs/taro', () => jest.requireActual<typeof Setup>('../api/setup').taro)

/** Lists by user; refuses as long as `problem` is set. `loses` answers get lost after they were acted on. */
const server = {
  lists: new Map<string, readonly number[]>(),
  problem: null as AppProblem | null,
  loses: 0,
  calls: [] as (readonly FavouriteChange[])[],
}

interface Phone {
  star: (tradeId: number) => Promise<void>
  sync: () => Promise<void>
  logIn: (uid: string) => Promise<void>
  logOut: () => void
  list: () => readonly number[]
  toast: () => string | undefined
  /** What a restart of the app finds. */
  stored: () => Record<string, unknown>
}

const serverFor = (uid: () => string) => {
  const answer = (changes: readonly FavouriteChange[]) => {
    if (server.problem) return Promise.reject(Object.assign(new Error(), server.problem))
    server.calls.push(changes)
    const list = applyFavourites(server.lists.get(uid()) ?? [], changes)
    server.lists.set(uid(), list)
    if (server.loses === 0) return Promise.resolve({ list })
    server.loses -= 1
    return Promise.reject(Object.assign(new Error(), { code: 'NETWORK_FAILURE' }))
  }
  return {
    call: () => answer([]),
    post: (_id: string, { changes }: { changes: FavouriteChange[] }) => answer(changes),
    problemOf: (error: AppProblem) => error,
  }
}

const startPhone = (stored: Record<string, unknown> = {}): Phone => {
  let phone: Phone | undefined
  jest.isolateModules(() => {
    const { device } = jest.requireActual<typeof Setup>('../api/setup')
    for (const [key, value] of Object.entries(stored)) device.stored.set(key, value)
    const { session, startSession, clearSession } = jest.requireActual<typeof Session>('@/stores/session')
    jest.doMock('@/api', () => serverFor(() => session.getState().userInfo?.uid ?? ''))
    const { toggleFavourite, syncFavourites } = jest.requireActual<typeof Sync>(
      '@/features/market/favourites/sync',
    )
    const { preferences } = jest.requireActual<typeof Preferences>('@/stores/preferences')
    const { toasts } = jest.requireActual<typeof Toasts>('@/stores/toasts')
    const settle = async () => {
      for (let i = 0; i < 20; i++) await Promise.resolve()
    }
    phone = {
      star: (tradeId) => {
        toggleFavourite(tradeId)
        return settle()
      },
      sync: syncFavourites,
      logIn: (uid) => {
        startSession(`token-${uid}`, { uid, nickname: uid } as Session.UserInfo)
        return syncFavourites()
      },
      logOut: clearSession,
      list: () => preferences.getState().prefs.favourites,
      toast: () => toasts.getState().toast?.text,
      stored: () => Object.fromEntries(device.stored),
    }
  })
  if (!phone) throw new Error('no phone')
  return phone
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(server, { lists: new Map(), problem: null, loses: 0, calls: [] })
})
afterEach(() => jest.useRealTimers())

describe('signed out', () => {
  test('stars are kept on the device in the order of starring, nothing is sent', async () => {
    const phone = startPhone()
    for (const id of [3, 1, 4, 1]) await phone.star(id)
    expect(phone.list()).toEqual([3, 4])
    expect(startPhone(phone.stored()).list()).toEqual([3, 4])
    expect(server.calls).toEqual([])
  })
})

describe('the first sign-in on a device', () => {
  test('joins what is starred here with what the user has: nothing is lost, the server comes first', async () => {
    server.lists.set('ann', [2, 1])
    const phone = startPhone()
    await phone.star(4)
    await phone.star(1)
    await phone.logIn('ann')
    expect(phone.list()).toEqual([2, 1, 4])
    expect(server.lists.get('ann')).toEqual([2, 1, 4])
  })

  test('takes along what an earlier version of the app had stored', async () => {
    const phone = startPhone({ prefs: { favourites: [1, 4] } })
    await phone.logIn('ann')
    expect(server.lists.get('ann')).toEqual([1, 4])
  })

  test('happens once: afterwards the list of the server rules', async () => {
    const phone = startPhone()
    await phone.star(1)
    await phone.logIn('ann')
    phone.logOut()
    server.lists.set('ann', [3]) // changed on another device
    await phone.logIn('ann')
    expect(phone.list()).toEqual([3])
  })
})

describe('two devices', () => {
  test('see each other`s changes, and what both star at once is starred', async () => {
    const [a, b] = [startPhone(), startPhone()]
    await a.logIn('ann')
    await b.logIn('ann')
    await a.star(2)
    await b.star(3)
    await a.sync()
    expect([a.list(), b.list()]).toEqual([
      [2, 3],
      [2, 3],
    ])
    await b.star(2)
    await a.sync()
    expect(a.list()).toEqual([3])
  })

  test('another user on the same device gets what was starred while nobody was signed in, and no more', async () => {
    const phone = startPhone()
    await phone.logIn('ann')
    await phone.star(1)
    phone.logOut()
    await phone.star(3)
    await phone.logIn('bob')
    expect([server.lists.get('ann'), server.lists.get('bob')]).toEqual([[1], [3]])
    expect(phone.list()).toEqual([3])
  })
})

describe('without a connection', () => {
  const offline: AppProblem = { code: 'NETWORK_FAILURE' }

  test('a star is seen at once and sent when the connection is back', async () => {
    const phone = startPhone()
    await phone.logIn('ann')
    server.problem = offline
    await phone.star(2)
    expect([phone.list(), server.lists.get('ann')]).toEqual([[2], []])
    server.problem = null
    await jest.advanceTimersByTimeAsync(2_000)
    expect(server.lists.get('ann')).toEqual([2])
  })

  test('what waits outlives a restart of the app and an answer with an older list', async () => {
    const before = startPhone()
    await before.logIn('ann')
    server.problem = offline
    await before.star(2)
    await before.star(4)
    server.problem = null
    const phone = startPhone(before.stored())
    expect(phone.list()).toEqual([2, 4])
    server.lists.set('ann', [1])
    await phone.sync()
    expect([phone.list(), server.lists.get('ann')]).toEqual([
      [1, 2, 4],
      [1, 2, 4],
    ])
  })

  test('only the last wish about a pair is sent', async () => {
    const phone = startPhone()
    await phone.logIn('ann')
    server.problem = offline
    for (const id of [2, 2, 2, 3, 3]) await phone.star(id)
    server.problem = null
    server.calls = []
    await phone.sync()
    expect(server.calls).toEqual([
      [
        { tradeId: 2, on: true },
        { tradeId: 3, on: false },
      ].map((one) => ({ ...one })),
    ])
  })

  test('an answer that got lost is asked for again, and nothing happens twice', async () => {
    const phone = startPhone()
    await phone.logIn('ann')
    server.loses = 1
    await phone.star(2)
    await jest.advanceTimersByTimeAsync(2_000)
    expect([phone.list(), server.lists.get('ann')]).toEqual([[2], [2]])
  })

  test('what waited for one user is not given to another', async () => {
    const phone = startPhone()
    await phone.logIn('ann')
    server.problem = offline
    await phone.star(2)
    phone.logOut()
    server.problem = null
    await phone.logIn('bob')
    expect([phone.list(), server.lists.get('bob')]).toEqual([[], []])
    phone.logOut()
    await phone.logIn('ann')
    expect([phone.list(), server.lists.get('ann')]).toEqual([[2], [2]])
  })

  test('it is tried again after 2, 4, 8 s and so on, at last every minute', async () => {
    const phone = startPhone()
    await phone.logIn('ann')
    server.problem = offline
    await phone.star(2)
    await jest.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000 + 16_000 + 32_000)
    server.problem = null
    await jest.advanceTimersByTimeAsync(59_999)
    expect(server.lists.get('ann')).toEqual([])
    await jest.advanceTimersByTimeAsync(1)
    expect(server.lists.get('ann')).toEqual([2])
  })
})

test('a refusal is told, and the list is shown as it really is', async () => {
  const phone = startPhone()
  server.lists.set('ann', [1])
  await phone.logIn('ann')
  server.problem = { code: 'INPUT_ERROR' }
  const star = phone.star(2)
  expect(phone.list()).toEqual([1, 2])
  server.problem = null
  await star
  expect(phone.toast()).toBe('Input error. Please check what you entered.')
  expect(phone.list()).toEqual([1])
})
