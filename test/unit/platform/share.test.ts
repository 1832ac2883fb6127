import type * as Share from '@/platform/share'
import { loadMini, loadWeb } from './target'

type Adapter = typeof Share
interface Rendered {
  readonly type: unknown
  readonly props: Readonly<Record<string, unknown>>
}

const ALL = ['h5', 'weapp', 'alipay'] as const

/** An adapter on a device with this way to hand a text to other apps, where it has one. */
const load = (target: (typeof ALL)[number], share?: (data: object) => Promise<void>): Adapter =>
  target === 'h5'
    ? loadWeb<Adapter>('share', { navigator: share ? { share } : {} }).adapter
    : loadMini<Adapter>(target, 'share', {})

describe('a text for other apps', () => {
  it('opens the browser’s own sheet, with a link where there is one', async () => {
    const share = jest.fn(() => Promise.resolve())
    const { canShareText, shareText } = load('h5', share)
    expect(canShareText()).toBe(true)
    expect(await shareText('Limelight', 'Join me', 'https://app.example/#/pages/reg')).toBe(true)
    expect(await shareText('Limelight', 'Receipt 7')).toBe(true)
    expect(share.mock.calls).toEqual([
      [{ title: 'Limelight', text: 'Join me', url: 'https://app.example/#/pages/reg' }],
      [{ title: 'Limelight', text: 'Receipt 7' }],
    ])
  })

  it.each([
    ['AbortError', true],
    ['NotAllowedError', false],
    ['DataError', false],
  ])('whose sheet ends with %s has gone well: %s', async (name, well) => {
    let realm = globalThis as unknown as { DOMException: new (text: string, name: string) => Error }
    const share = (): Promise<void> => Promise.reject(new realm.DOMException('', name))
    const { adapter, page } = loadWeb<Adapter>('share', { navigator: { share } })
    realm = page.window
    expect(await adapter.shareText('Limelight', 'Join me')).toBe(well)
  })

  it.each(ALL)('is not offered on %s without such a sheet', async (target) => {
    const { canShareText, shareText } = load(target)
    expect(canShareText()).toBe(false)
    expect(await shareText('Limelight', 'Join me')).toBe(false)
  })
})

describe('the button that shares', () => {
  const rendered = (target: (typeof ALL)[number], onClick: () => void): Rendered =>
    load(target).SharePress({ className: 'wide', onClick, children: 'Share' })

  it.each(['weapp', 'alipay'] as const)('on %s is the client’s own, which sends the page', (target) => {
    const { props } = rendered(target, jest.fn())
    expect(props).toMatchObject({ openType: 'share', className: 'share-press wide', children: 'Share' })
  })

  it('in a browser does what it is told', () => {
    const told = jest.fn()
    const { props } = rendered('h5', told)
    expect(props).toMatchObject({ className: 'wide', children: 'Share', onClick: told })
    expect(props).not.toHaveProperty('openType')
  })
})

it('a browser has no menu of the app’s own to send a page from', () => {
  expect(() => load('h5').usePageShare({ title: 'Join me', path: '/pages/reg', query: '' })).not.toThrow()
})
