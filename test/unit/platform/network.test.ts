import type * as Network from '@/platform/network'
import { loadMini, loadWeb } from './target'

type Adapter = typeof Network
type Listener = (status: object) => void
interface Call {
  readonly success: (result: object) => void
  readonly fail: (error: object) => void
}

const MINI = ['weapp', 'alipay'] as const

/** A network that answers when it is asked about, and the way to change it. */
interface Known {
  readonly adapter: Adapter
  readonly change: (online: boolean) => void
}

const web = (answer: object): Known => {
  const { adapter, page } = loadWeb<Adapter>('network', { navigator: answer })
  const { window } = page
  return {
    adapter,
    change: (online) => window.dispatchEvent(new window.Event(online ? 'online' : 'offline')),
  }
}

const mini =
  (target: 'weapp' | 'alipay') =>
  (answer: object): Known => {
    const listeners = new Set<Listener>()
    const adapter = loadMini<Adapter>(target, 'network', {
      getNetworkType: ({ success }: Call) => success({ ...answer }),
      onNetworkStatusChange: (listener: Listener) => listeners.add(listener),
      offNetworkStatusChange: (listener: Listener) => listeners.delete(listener),
    })
    const change = (isConnected: boolean): void =>
      listeners.forEach((listener) => listener({ isConnected, networkType: isConnected ? 'wifi' : 'none' }))
    return { adapter, change }
  }

const LOADERS = { h5: web, weapp: mini('weapp'), alipay: mini('alipay') } as const

describe('the network', () => {
  it.each([
    ['h5', { onLine: true }, true],
    ['h5', { onLine: false }, false],
    ['weapp', { networkType: 'wifi' }, true],
    ['weapp', { networkType: '5g' }, true],
    ['weapp', { networkType: 'unknown' }, true],
    ['weapp', { networkType: 'none' }, false],
    ['alipay', { networkType: 'WIFI', networkAvailable: true }, true],
    ['alipay', { networkType: 'WWAN', networkAvailable: true }, true],
    ['alipay', { networkType: 'NOTREACHABLE', networkAvailable: false }, false],
    ['alipay', { networkType: 'NOTREACHABLE' }, false],
    ['alipay', { networkType: 'UNKNOWN', networkAvailable: false }, false],
  ] as const)('of %s: %j is %s', async (target, answer, online) => {
    expect(await LOADERS[target](answer).adapter.isOnline()).toBe(online)
  })

  it.each(MINI)('of %s that cannot be asked about is taken to be there', async (target) => {
    const getNetworkType = ({ fail }: Call): void => fail({})
    expect(await loadMini<Adapter>(target, 'network', { getNetworkType }).isOnline()).toBe(true)
  })

  it.each(['h5', ...MINI] as const)('of %s tells of its changes until it is told to stop', (target) => {
    const { adapter, change } = LOADERS[target]({})
    const heard: boolean[] = []
    const stop = adapter.onNetworkChange((online) => heard.push(online))
    change(false)
    change(true)
    stop()
    change(false)
    expect(heard).toEqual([false, true])
  })
})
