import { modulesOf } from '@/features/picture/qr'
import type * as Scan from '@/platform/scan'
import { loadMini, loadWeb } from './target'

type Adapter = typeof Scan
interface Call {
  readonly success: (result: object) => void
  readonly fail: (error: object) => void
}

/** A call of the client that ends with this. */
const ends = (outcome: { readonly ok: object } | { readonly no: object }) => (call: Call) =>
  'ok' in outcome ? call.success({ ...outcome.ok }) : call.fail({ ...outcome.no })

describe('a scan', () => {
  it.each([
    ['weapp', 'scanCode', { result: 'bc1qxyz' }],
    ['alipay', 'scan', { code: 'bc1qxyz', qrCode: 'bc1qxyz' }],
  ] as const)('on %s brings the text', async (target, api, ok) => {
    const client = { scanCode: ends({ ok }), [api]: ends({ ok }) }
    expect(await loadMini<Adapter>(target, 'scan', client).scanItself()).toEqual({
      outcome: 'scanned',
      text: 'bc1qxyz',
    })
  })

  it.each([
    ['weapp', { errMsg: 'scanCode:fail cancel' }, 'cancelled'],
    ['weapp', { errMsg: 'scanCode:fail' }, 'failed'],
    ['alipay', { error: 10, errorMessage: '用户取消' }, 'cancelled'],
    ['alipay', { error: 11, errorMessage: '操作失败' }, 'failed'],
  ] as const)('on %s that ends with %j is %s', async (target, no, outcome) => {
    const client = { scanCode: ends({ no }), scan: ends({ no }) }
    expect(await loadMini<Adapter>(target, 'scan', client).scanItself()).toEqual({ outcome })
  })

  it.each([
    ['h5', false],
    ['weapp', true],
    ['alipay', true],
  ] as const)('on %s is done by the client itself: %s', (target, itself) => {
    const adapter = target === 'h5' ? loadWeb<Adapter>('scan').adapter : loadMini<Adapter>(target, 'scan', {})
    expect(adapter.scansItself).toBe(itself)
  })
})

/** Pixels of a code in black on white, four to a module and with the quiet zone that readers need. */
const pictureOf = (text: string) => {
  const modules = modulesOf(text)
  const side = (modules.length + 8) * 4
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (modules[Math.floor(y / 4) - 4]?.[Math.floor(x / 4) - 4])
        data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  return { data, width: side, height: side }
}

/** What a page's camera does when it is asked for: it runs, or refuses with an error of this name. */
type Camera = { readonly stopped: () => void } | { readonly refuses: string } | null

/** A page on which cameras and pictures show this text's code; without a text, nothing that is one. */
const web = (camera: Camera, text: string | null) => {
  const picture = pictureOf(text ?? 'x')
  if (text === null) picture.data.fill(255)
  const side = picture.width
  const getUserMedia = (): Promise<object> =>
    camera && 'stopped' in camera
      ? Promise.resolve({ getTracks: () => [{ stop: camera.stopped }] })
      : Promise.reject(new page.window.DOMException('', camera?.refuses))
  const navigator = camera ? { mediaDevices: { getUserMedia } } : {}
  const { adapter, page } = loadWeb<Adapter>('scan', { navigator })
  const { document, HTMLCanvasElement, HTMLImageElement, HTMLVideoElement } = page.window
  const has = (prototype: object, members: object): void => {
    for (const [name, value] of Object.entries(members))
      Object.defineProperty(prototype, name, { value, configurable: true, writable: true })
  }
  has(HTMLCanvasElement.prototype, {
    getContext: () => ({ drawImage: () => undefined, getImageData: () => picture }),
  })
  has(HTMLVideoElement.prototype, {
    ...{ videoWidth: side, videoHeight: side },
    srcObject: null,
    play: () => Promise.resolve(),
  })
  has(HTMLImageElement.prototype, {
    ...{ naturalWidth: side, naturalHeight: side },
    decode: () => Promise.resolve(),
  })
  document.body.innerHTML = '<div id="camera"></div>'
  return { ...adapter, document, page }
}

describe('the camera of a page', () => {
  it.each([
    [{ refuses: 'NotAllowedError' }, 'denied'],
    [{ refuses: 'SecurityError' }, 'denied'],
    [{ refuses: 'NotFoundError' }, 'missing'],
    [null, 'missing'],
  ] as const)('%j is %s', async (camera, outcome) => {
    const { scanCamera } = web(camera, 'bc1qxyz')
    expect(await scanCamera('camera', jest.fn())).toEqual({ outcome })
  })

  it('reads a code held before it, once, and is let go of at the end', async () => {
    const stopped = jest.fn()
    const { scanCamera, document } = web({ stopped }, 'bc1qxyz')
    const heard = jest.fn()
    const text = new Promise<string>((tell) => heard.mockImplementation(tell))
    const running = await scanCamera('camera', heard)
    expect(document.querySelectorAll('#camera video')).toHaveLength(1)
    expect(await text).toBe('bc1qxyz')
    if (running.outcome === 'running') running.stop()
    expect(stopped).toHaveBeenCalledTimes(1)
    expect(document.querySelector('video')).toBeNull()
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('is let go of at once when the place for it has gone', async () => {
    const stopped = jest.fn()
    const { scanCamera } = web({ stopped }, 'bc1qxyz')
    expect(await scanCamera('gone', jest.fn())).toEqual({ outcome: 'missing' })
    expect(stopped).toHaveBeenCalledTimes(1)
  })
})

describe('a picture on a page', () => {
  it.each([['bc1qxyz'], [null]])('has the code %j', async (text) => {
    expect(await web(null, text).scanPicture('blob:1')).toBe(text)
  })

  it('that cannot be read has none', async () => {
    const { scanPicture, page } = web(null, 'bc1qxyz')
    page.window.HTMLImageElement.prototype.decode = () => Promise.reject(new Error('EncodingError'))
    expect(await scanPicture('blob:1')).toBeNull()
  })
})
