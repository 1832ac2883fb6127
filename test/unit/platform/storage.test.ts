import type * as Storage from '@/platform/storage'
import { loadMini, loadWeb, type MiniTarget } from './target'

type Adapter = typeof Storage

/** A client whose storage works, or throws at every touch as a full or forbidden one does. */
interface Kept {
  readonly values: Map<string, unknown>
  readonly broken: boolean
}

const guard =
  <A extends unknown[], R>({ broken }: Kept, work: (...args: A) => R) =>
  (...args: A): R => {
    if (broken) throw new Error('storage exceeded')
    return work(...args)
  }

/** WeChat: values come and go as they are, '' for what is not there. */
const wx = (kept: Kept): object => ({
  getStorageSync: guard(kept, (key: string) => kept.values.get(key) ?? ''),
  setStorageSync: guard(kept, (key: string, value: unknown) => void kept.values.set(key, value)),
  removeStorageSync: guard(kept, (key: string) => void kept.values.delete(key)),
  getStorageInfoSync: guard(kept, () => ({
    keys: [...kept.values.keys()],
    currentSize: 1,
    limitSize: 10_240,
  })),
})

/** Alipay: keys and values in objects, null for what is not there. */
const my = (kept: Kept): object => ({
  getStorageSync: guard(kept, ({ key }: { key: string }) => ({
    data: kept.values.get(key) ?? null,
    success: true,
  })),
  setStorageSync: guard(
    kept,
    ({ key, data }: { key: string; data: unknown }) => void kept.values.set(key, data),
  ),
  removeStorageSync: guard(kept, ({ key }: { key: string }) => void kept.values.delete(key)),
  getStorageInfoSync: guard(kept, () => ({
    keys: [...kept.values.keys()],
    currentSize: 1,
    limitSize: 10_240,
  })),
})

/** A browser that forbids storage throws when it is so much as named. */
const forbidden = (): object => ({
  localStorage: new Proxy(
    {},
    {
      get: () => {
        throw new Error('forbidden')
      },
    },
  ),
})

const loaders: Readonly<Record<MiniTarget | 'h5', (kept: Kept) => Adapter>> = {
  h5: ({ broken }) => loadWeb<Adapter>('storage', broken ? forbidden() : {}).adapter,
  weapp: (kept) => loadMini<Adapter>('weapp', 'storage', wx(kept)),
  alipay: (kept) => loadMini<Adapter>('alipay', 'storage', my(kept)),
}

describe.each(['h5', 'weapp', 'alipay'] as const)('storage on %s', (target) => {
  const working = (): Adapter => loaders[target]({ values: new Map(), broken: false })

  it.each([['text'], [''], [0], [false], [{ a: [1, { b: null }] }], [['x']]])('gives back %j', (value) => {
    const storage = working()
    storage.writeStored('key', value)
    expect(storage.readStored('key')).toEqual(value === '' ? null : value)
  })

  it('gives null for what was never kept, and for what was removed', () => {
    const storage = working()
    expect(storage.readStored('nothing')).toBeNull()
    storage.writeStored('key', 'x')
    storage.removeStored('key')
    expect(storage.readStored('key')).toBeNull()
  })

  it('names what is kept', () => {
    const storage = working()
    storage.writeStored('one', 1)
    storage.writeStored('two', 2)
    expect([...storage.storedKeys()].sort()).toEqual(['one', 'two'])
  })

  it('does not stop the app when it is full or forbidden', () => {
    const storage = loaders[target]({ values: new Map(), broken: true })
    expect(() => storage.writeStored('key', 1)).not.toThrow()
    expect(() => storage.removeStored('key')).not.toThrow()
    expect(storage.readStored('key')).toBeNull()
    expect([...storage.storedKeys()]).toEqual([])
  })
})
