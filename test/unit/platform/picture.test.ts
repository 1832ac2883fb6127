import type * as Picture from '@/platform/picture'
import { loadMini, loadWeb } from './target'

type Adapter = typeof Picture
interface Call {
  readonly success: (result: object) => void
  readonly fail: (error: object) => void
}

/** A call of the client that ends with this. */
const ends = (outcome: { readonly ok: object } | { readonly no: object }) => (call: Call) =>
  'ok' in outcome ? call.success({ ...outcome.ok }) : call.fail({ ...outcome.no })

const SIZE = { width: 640, height: 480 }

/** A page; pictures of addresses that begin with `blob:` can be shown there. */
const web = () => {
  class FakeImage {
    readonly naturalWidth = SIZE.width
    readonly naturalHeight = SIZE.height
    onload?: () => void
    onerror?: () => void
    set src(address: string) {
      queueMicrotask(() => (address.startsWith('blob:') ? this.onload?.() : this.onerror?.()))
    }
  }
  const { adapter, page } = loadWeb<Adapter>('picture', { Image: FakeImage })
  const { window } = page
  const revoked: string[] = []
  window.URL.createObjectURL = (file) => `blob:${(file as File).name}`
  window.URL.revokeObjectURL = (address) => void revoked.push(address)
  const input = (): HTMLInputElement | null => window.document.querySelector('input')
  /** The person chooses these files, or closes the choice. */
  const choose = (event: 'change' | 'cancel', ...names: string[]): void => {
    const files = names.map((name) => new window.File(['12345'], name))
    if (input()) Object.defineProperty(input(), 'files', { value: files })
    input()?.dispatchEvent(new window.Event(event))
  }
  return { ...adapter, input, choose, revoked }
}

const loadAnswering = (target: 'h5' | 'weapp' | 'alipay'): Adapter =>
  target === 'h5'
    ? web()
    : loadMini<Adapter>(target, 'picture', {
        getImageInfo: (call: Call & { src: string }) =>
          call.src.startsWith('blob:') ? call.success({ ...SIZE, path: 'x' }) : call.fail({}),
      })

describe('the choice of a picture', () => {
  it.each([
    ['weapp', { tempFilePaths: ['tmp://1.jpg'], tempFiles: [{ path: 'tmp://1.jpg', size: 2048 }] }, 2048],
    ['alipay', { apFilePaths: ['tmp://1.jpg'] }, 0],
    ['alipay', { tempFilePaths: ['tmp://1.jpg'], tempFiles: [{ path: 'tmp://1.jpg', size: 9 }] }, 9],
  ] as const)('on %s gives path and size of %j', async (target, ok, bytes) => {
    const { choosePicture } = loadMini<Adapter>(target, 'picture', { chooseImage: ends({ ok }) })
    expect(await choosePicture()).toEqual({ outcome: 'picked', path: 'tmp://1.jpg', bytes })
  })

  it.each([
    ['weapp', { errMsg: 'chooseImage:fail cancel' }, 'cancelled'],
    ['weapp', { errMsg: 'chooseImage:fail auth deny' }, 'denied'],
    ['weapp', { errMsg: 'chooseImage:fail:system permission denied' }, 'denied'],
    ['weapp', { errMsg: 'chooseImage:fail privacy permission is not authorized' }, 'denied'],
    ['alipay', { error: 11, errorMessage: '用户取消操作' }, 'cancelled'],
    ['alipay', { error: 2001, errorMessage: '用户不允许授权' }, 'denied'],
  ] as const)('on %s that ends with %j is %s', async (target, no, outcome) => {
    const { choosePicture } = loadMini<Adapter>(target, 'picture', { chooseImage: ends({ no }) })
    expect(await choosePicture()).toEqual({ outcome })
  })

  it.each(['h5', 'weapp', 'alipay'] as const)(
    'on %s tells the size of what can be shown, and of nothing else',
    async (target) => {
      const { pictureSize } = loadAnswering(target)
      expect(await pictureSize('blob:1.jpg')).toEqual(SIZE)
      expect(await pictureSize('file.pdf')).toBeNull()
    },
  )
})

describe('the choice of a picture on a page', () => {
  it('is the browser’s own, of pictures only, and gives address and size', async () => {
    const { choosePicture, input, choose } = web()
    const picked = choosePicture()
    expect(input()).toMatchObject({ type: 'file', accept: 'image/jpeg,image/png,image/webp' })
    choose('change', '1.jpg')
    expect(await picked).toEqual({ outcome: 'picked', path: 'blob:1.jpg', bytes: 5 })
    expect(input()).toBeNull()
  })

  it.each(['cancel', 'change'] as const)('that ends with %s and no file is cancelled', async (event) => {
    const { choosePicture, input, choose } = web()
    const picked = choosePicture()
    choose(event)
    expect(await picked).toEqual({ outcome: 'cancelled' })
    expect(input()).toBeNull()
  })

  it('holds a picture until it is no longer shown', () => {
    const { releasePicture, revoked } = web()
    releasePicture('blob:1.jpg')
    expect(revoked).toEqual(['blob:1.jpg'])
  })
})
