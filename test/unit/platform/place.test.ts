import type * as Location from '@/platform/location'
import { loadMini, loadWeb } from './target'

type Done = (result: object) => void
interface Call {
  readonly success: Done
  readonly fail: Done
}

/** A call of the client that ends with this. */
const ends = (outcome: { readonly ok: object } | { readonly no: object }) => (call: Call) =>
  'ok' in outcome ? call.success({ ...outcome.ok }) : call.fail({ ...outcome.no })

const MINI = ['weapp', 'alipay'] as const

describe('a place', () => {
  const ok = { name: 'Bund', address: 'Shanghai', latitude: '31.24', longitude: '121.49' }

  it.each(MINI)('on %s is chosen on the client’s map, as numbers', async (target) => {
    const { chooseOnMap } = loadMini<typeof Location>(target, 'location', { chooseLocation: ends({ ok }) })
    expect(await chooseOnMap()).toEqual({
      outcome: 'chosen',
      place: { name: 'Bund', address: 'Shanghai', latitude: 31.24, longitude: 121.49 },
    })
  })

  it.each([
    ['weapp', { errMsg: 'chooseLocation:fail cancel' }, 'cancelled'],
    ['weapp', { errMsg: 'chooseLocation:fail auth deny' }, 'denied'],
    ['alipay', { error: 11, errorMessage: '用户取消操作' }, 'cancelled'],
    ['alipay', { error: 2001, errorMessage: '用户不允许授权' }, 'denied'],
  ] as const)('on %s that ends with %j is %s', async (target, no, outcome) => {
    const { chooseOnMap } = loadMini<typeof Location>(target, 'location', { chooseLocation: ends({ no }) })
    expect(await chooseOnMap()).toEqual({ outcome })
  })

  it.each([
    [{ code: 1, PERMISSION_DENIED: 1 }, 'denied'],
    [{ code: 2, PERMISSION_DENIED: 1 }, 'unavailable'],
    [{ code: 3, PERMISSION_DENIED: 1 }, 'unavailable'],
  ])('of the device itself, on the web: %j is %s', async (error, outcome) => {
    const geolocation = { getCurrentPosition: (_: unknown, fail: (e: object) => void) => fail(error) }
    const { adapter } = loadWeb<typeof Location>('location', { navigator: { geolocation } })
    expect(await adapter.currentPosition()).toEqual({ outcome })
  })
})
