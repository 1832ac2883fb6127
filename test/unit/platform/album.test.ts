import type * as Album from '@/platform/album'
import { loadMini, loadWeb } from './target'

type Adapter = typeof Album
type Done = (result: object) => void
interface Call {
  readonly success: Done
  readonly fail: Done
}

/** What the client's album does with a picture, one after the other; the last for ever. */
type Outcome = 'ok' | object

interface Album_ {
  readonly saves: Outcome[]
  /** What the settings page says when it is left; null: it fails. */
  readonly settings?: Readonly<Record<string, boolean>> | null
  readonly canvas?: boolean
  /** Name under which the client gives the file of a canvas. */
  readonly fileKey?: string
}

const client = ({ saves, settings = {}, canvas = true, fileKey = 'tempFilePath' }: Album_) => {
  const saved: string[] = []
  const node = { width: 1 }
  const query = {
    select: () => ({ node: () => query, boundingClientRect: () => query }),
    in: () => query,
    exec: (done: (results: unknown[]) => void) => done([canvas ? { node } : null]),
  }
  return {
    saved,
    createSelectorQuery: () => query,
    canvasToTempFilePath: (call: Call & { canvas: object; fileType: string }) =>
      call.canvas === node && call.fileType === 'png'
        ? call.success({ [fileKey]: 'tmp://poster.png' })
        : call.fail({ errMsg: 'canvasToTempFilePath:fail' }),
    saveImageToPhotosAlbum: ({ filePath, success, fail }: Call & { filePath: string }) => {
      const outcome = saves.length > 1 ? saves.shift() : saves[0]
      if (outcome !== 'ok') return fail(outcome ?? {})
      saved.push(filePath)
      success({})
    },
    openSetting: ({ success, fail }: Call) => (settings ? success({ authSetting: settings }) : fail({})),
  }
}

/** How each client says it, and what it means; words and numbers as the vendors' documentation and users quote them. */
const CLIENTS = [
  {
    target: 'weapp',
    refused: { errMsg: 'saveImageToPhotosAlbum:fail auth deny' },
    granted: { 'scope.writePhotosAlbum': true },
    stillRefused: { 'scope.writePhotosAlbum': false, 'scope.userLocation': true },
  },
  {
    target: 'alipay',
    refused: { error: 2001, errorMessage: '用户不允许授权' },
    granted: { album: true },
    stillRefused: { album: false, location: true },
  },
] as const

describe.each(CLIENTS)('the album on $target', ({ target, refused, granted, stillRefused }) => {
  const load = (album: Album_) => {
    const fake = client(album)
    return { ...loadMini<Adapter>(target, 'album', fake), saved: fake.saved }
  }

  it('gets what a canvas shows', async () => {
    const { saveCanvas, saved } = load({ saves: ['ok'] })
    expect(await saveCanvas('poster', 'name')).toBe('saved')
    expect(saved).toEqual(['tmp://poster.png'])
  })

  it('refused once, the settings open, and once it is granted there the picture is saved', async () => {
    const { saveCanvas, askForStorage, saved } = load({ saves: [refused, 'ok'], settings: granted })
    expect(await saveCanvas('poster', 'name')).toBe('denied')
    expect(await askForStorage()).toBe(true)
    expect(await saveCanvas('poster', 'name')).toBe('saved')
    expect(saved).toHaveLength(1)
  })

  it('stays refused when the settings are left without granting it, or do not open', async () => {
    expect(await load({ saves: [refused], settings: stillRefused }).askForStorage()).toBe(false)
    expect(await load({ saves: [refused], settings: {} }).askForStorage()).toBe(false)
    expect(await load({ saves: [refused], settings: null }).askForStorage()).toBe(false)
  })

  it.each([
    [{ errMsg: 'saveImageToPhotosAlbum:fail:auth denied' }, 'denied'],
    [{ errMsg: 'saveImageToPhotosAlbum:fail authorize no response' }, 'denied'],
    [{ errMsg: 'saveImageToPhotosAlbum:fail privacy permission is not authorized' }, 'denied'],
    [{ error: 15 }, 'denied'],
    [{ error: 2003 }, 'denied'],
    [{ errMsg: 'saveImageToPhotosAlbum:fail cancel' }, 'failed'],
    [{ errMsg: 'saveImageToPhotosAlbum:fail file not found' }, 'failed'],
    [{ error: 3 }, 'failed'],
  ])('%j: %s', async (error, result) => {
    expect(await load({ saves: [error] }).saveCanvas('poster', 'name')).toBe(result)
  })

  it('fails when there is no canvas to read', async () => {
    expect(await load({ saves: ['ok'], canvas: false }).saveCanvas('poster', 'name')).toBe('failed')
  })
})

it('takes the name that older clients of Alipay have for the file of a canvas', async () => {
  const fake = client({ saves: ['ok'], fileKey: 'apFilePath' })
  expect(await loadMini<Adapter>('alipay', 'album', fake).saveCanvas('poster', 'name')).toBe('saved')
  expect(fake.saved).toEqual(['tmp://poster.png'])
})

describe('the album of a page', () => {
  /** A page with a canvas `poster`, which gives out a picture or, grown too large, none. */
  const web = (gives: boolean) => {
    const { adapter, page } = loadWeb<Adapter>('album')
    const { document, HTMLCanvasElement, Blob, URL } = page.window
    const picture = new Blob(['png'])
    HTMLCanvasElement.prototype.toBlob = (done, type) => done(gives && type === 'image/png' ? picture : null)
    URL.createObjectURL = (blob) => (blob === picture ? 'blob:poster' : '')
    const saved: string[] = []
    document.addEventListener('click', (event) => {
      const link = event.target as HTMLAnchorElement
      saved.push(`${link.download} ${link.href}`)
      event.preventDefault()
    })
    document.body.innerHTML = '<canvas id="poster"></canvas><p id="text"></p>'
    return { ...adapter, saved, document }
  }

  it('is a download under the name, which needs no permission', async () => {
    const { saveCanvas, askForStorage, saved, document } = web(true)
    expect(await saveCanvas('poster', 'Invitation LM7Q2K')).toBe('saved')
    expect(saved).toEqual(['Invitation LM7Q2K.png blob:poster'])
    expect(document.querySelector('a')).toBeNull()
    expect(await askForStorage()).toBe(true)
  })

  it.each([
    ['there is no canvas', 'gone', true],
    ['it is no canvas', 'text', true],
    ['the canvas gives no picture', 'poster', false],
  ])('gets nothing when %s', async (_why, id, gives) => {
    const { saveCanvas, saved } = web(gives)
    expect(await saveCanvas(id, 'name')).toBe('failed')
    expect(saved).toEqual([])
  })
})
