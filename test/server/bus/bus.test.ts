import { createLocalBus, createNatsBus, type Bus } from '@server/bus'
import { openNats, type Nats } from '../../helpers/nats'

let nats: Nats
beforeAll(async () => {
  nats = await openNats()
  await nats.start()
})
afterAll(() => nats.kill())

let errors: unknown[]
let opened: Bus[]
beforeEach(() => {
  errors = []
  opened = []
})
afterEach(async () => {
  await Promise.all(opened.map((bus) => bus.close()))
})

const onError = (error: unknown): void => void errors.push(error)

const openOnNats = async (name = 'test', patience?: number): Promise<Bus> => {
  const bus = await createNatsBus({ url: nats.url, name, onError, onLost: () => undefined, patience })
  opened.push(bus)
  return bus
}

/** Resolves with the next user whose balance changed, as this bus hears it. */
const nextBalance = (bus: Bus): Promise<string> =>
  new Promise((resolve) => {
    const stop = bus.subscribe('balance', ({ userId }) => {
      stop()
      resolve(userId)
    })
  })

const missed = (bus: Bus): Promise<void> => new Promise((resolve) => void bus.onMissed(resolve))

/** What every bus does: `[mine, theirs]` are the ends of two processes, or twice the same one. */
const kinds: readonly [string, () => Promise<[Bus, Bus]>][] = [
  [
    'in one process',
    () => {
      const bus = createLocalBus(onError)
      return Promise.resolve([bus, bus])
    },
  ],
  ['over NATS', async () => [await openOnNats(), await openOnNats()]],
]

describe.each(kinds)('%s', (_kind, open) => {
  test('own listeners are told before publish returns, and not again by the broker', async () => {
    const [mine, theirs] = await open()
    const heard: string[] = []
    mine.subscribe('balance', ({ userId }) => heard.push(userId))
    theirs.subscribe('balance', () => theirs.publish('order', { userId: 'a', orderId: 'answer' }))
    const answered = new Promise<void>((resolve) => void mine.subscribe('order', () => resolve()))
    mine.publish('balance', { userId: 'a' })
    expect(heard).toEqual(['a'])
    await answered
    expect(heard).toEqual(['a'])
  })

  test('others hear everything once and in order, whatever its topic', async () => {
    const [mine, theirs] = await open()
    const heard: string[] = []
    theirs.subscribe('balance', ({ userId }) => heard.push(`balance ${userId}`))
    theirs.subscribe('order', ({ orderId }) => heard.push(`order ${orderId}`))
    const last = new Promise<void>((resolve) => void theirs.subscribe('sessionEnded', () => resolve()))
    const expected: string[] = []
    for (let i = 0; i < 500; i++) {
      mine.publish('balance', { userId: String(i) })
      mine.publish('order', { userId: 'u', orderId: String(i) })
      expected.push(`balance ${i}`, `order ${i}`)
    }
    mine.publish('sessionEnded', { userId: 'u', sessionId: null })
    await last
    expect(heard).toEqual(expected)
  })

  test('a listener that throws is reported, and the others are told', async () => {
    const [mine] = await open()
    const heard: string[] = []
    mine.subscribe('balance', () => {
      throw new Error('broken')
    })
    mine.subscribe('balance', ({ userId }) => heard.push(userId))
    mine.publish('balance', { userId: 'a' })
    expect(heard).toEqual(['a'])
    expect(errors).toEqual([new Error('broken')])
  })

  test('who has stopped listening hears nothing more', async () => {
    const [mine, theirs] = await open()
    const heard: string[] = []
    const stop = theirs.subscribe('balance', ({ userId }) => heard.push(userId))
    stop()
    const next = nextBalance(theirs)
    mine.publish('balance', { userId: 'a' })
    await next
    expect(heard).toEqual([])
  })

  test('what is delivered stays in the process', async () => {
    const [mine, theirs] = await open()
    const heard: string[] = []
    mine.subscribe('balance', ({ userId }) => heard.push(userId))
    mine.deliver('balance', { userId: 'own' })
    expect(heard).toEqual(['own'])
    const next = nextBalance(theirs)
    mine.publish('balance', { userId: 'all' })
    expect(await next).toBe('all')
    expect(mine.isUp()).toBe(true)
  })
})

test('installations that share a broker do not hear each other', async () => {
  const [mine, theirs, strangers] = [await openOnNats(), await openOnNats(), await openOnNats('other')]
  const next = nextBalance(theirs)
  strangers.publish('balance', { userId: 'of another installation' })
  await strangers.close()
  mine.publish('balance', { userId: 'ours' })
  expect(await next).toBe('ours')
})

test('a broker that is killed and comes back: nothing old arrives, all are told that they missed something, and all goes on', async () => {
  const [mine, theirs] = [await openOnNats(), await openOnNats()]
  const heard: string[] = []
  theirs.subscribe('balance', ({ userId }) => heard.push(userId))
  await nats.kill()
  while (mine.isUp() || theirs.isUp()) await new Promise((resolve) => setTimeout(resolve, 5))
  mine.publish('balance', { userId: 'lost' })
  const told = Promise.all([missed(mine), missed(theirs)])
  await nats.start()
  await told
  const next = nextBalance(theirs)
  mine.publish('balance', { userId: 'new' })
  expect(await next).toBe('new')
  expect(heard).toEqual(['new'])
})

test('a process starts while the broker is away, works alone, and finds it later', async () => {
  await nats.kill()
  const [mine, theirs] = await Promise.all([openOnNats('test', 10), openOnNats('test', 10)])
  expect(mine.isUp()).toBe(false)
  const own = nextBalance(mine)
  mine.publish('balance', { userId: 'own' })
  expect(await own).toBe('own')
  const told = Promise.all([missed(mine), missed(theirs)])
  await nats.start()
  await told
  const next = nextBalance(theirs)
  mine.publish('balance', { userId: 'all' })
  expect(await next).toBe('all')
})
