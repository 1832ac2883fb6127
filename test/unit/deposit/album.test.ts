import { askForStorage, saveToAlbum } from '@/platform/album/mini'

const client = {
  canvasToTempFilePath: jest.fn(),
  saveImageToPhotosAlbum: jest.fn(),
  openSetting: jest.fn(),
  createSelectorQuery: () => ({
    select: () => ({ node: () => undefined }),
    exec: (done: (results: unknown[]) => void) => done([{ node: { width: 1 } }]),
  }),
}

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: new Proxy({}, { get: (_, name) => Reflect.get(client, name) as unknown }),
}))

beforeEach(() => {
  jest.resetAllMocks()
  client.canvasToTempFilePath.mockResolvedValue({ tempFilePath: 'wxfile://tmp.png' })
})

const never = () => false

describe('pictures of a mini-program', () => {
  it('go from the canvas to the album', async () => {
    expect(await saveToAlbum('code', never)).toBe('saved')
    expect(client.canvasToTempFilePath).toHaveBeenCalledWith(
      expect.objectContaining({ canvas: { width: 1 }, canvasId: 'code' }),
    )
    expect(client.saveImageToPhotosAlbum).toHaveBeenCalledWith({ filePath: 'wxfile://tmp.png' })
  })

  // Words of the clients, as their documentation and users quote them.
  it.each([
    ['saveImageToPhotosAlbum:fail auth deny', 'denied'],
    ['saveImageToPhotosAlbum:fail:auth denied', 'denied'],
    ['saveImageToPhotosAlbum:fail authorize no response', 'denied'],
    ['saveImageToPhotosAlbum:fail cancel', 'failed'],
    ['saveImageToPhotosAlbum:fail file not found', 'failed'],
  ])('%s: %s', async (errMsg, result) => {
    client.saveImageToPhotosAlbum.mockRejectedValue({ errMsg })
    expect(await saveToAlbum('code', never)).toBe(result)
  })

  it('are refused by number where a client says it so', async () => {
    client.saveImageToPhotosAlbum.mockRejectedValue({ error: 2001 })
    expect(await saveToAlbum('code', (e) => (e as { error: number }).error === 2001)).toBe('denied')
    expect(await saveToAlbum('code', never)).toBe('failed')
  })

  it('fail when there is no canvas to read', async () => {
    client.canvasToTempFilePath.mockRejectedValue(new Error('gone'))
    expect(await saveToAlbum('code', never)).toBe('failed')
  })

  it('may be stored once the user allowed it in the settings', async () => {
    client.openSetting.mockResolvedValue({ authSetting: { 'scope.writePhotosAlbum': true } })
    expect(await askForStorage()).toBe(true)
    client.openSetting.mockResolvedValue({ authSetting: { 'scope.writePhotosAlbum': false } })
    expect(await askForStorage()).toBe(false)
    client.openSetting.mockRejectedValue(new Error('closed'))
    expect(await askForStorage()).toBe(false)
  })
})
