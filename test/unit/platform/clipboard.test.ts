import type * as Clipboard from '@/platform/clipboard'
import { loadMini, loadWeb } from './target'

type Adapter = typeof Clipboard
interface Call {
  readonly data?: string
  readonly text?: string
  readonly success: (result: object) => void
  readonly fail: (error: object) => void
}

/** Takes a text, or refuses it. */
type Take = (text: string | undefined) => boolean

const REFUSED = { errMsg: 'setClipboardData:fail privacy permission is not authorized' }

/** What is selected in the page's one field; undefined without any. */
const selection = (document: Document): string | undefined => {
  const area = document.querySelector('textarea')
  return area?.value.slice(area.selectionStart, area.selectionEnd)
}

/** A browser, whose old way to copy does this. */
const web = (clipboard: object | undefined, copySelection: Take) => {
  const { adapter, page } = loadWeb<Adapter>('clipboard', { navigator: { clipboard } })
  const { document } = page.window
  document.execCommand = (command) => command === 'copy' && copySelection(selection(document))
  return { ...adapter, document }
}

const LOADERS: Readonly<Record<'h5' | 'weapp' | 'alipay', (take: Take) => Adapter>> = {
  h5: (take) => {
    const writeText = (text: string): Promise<void> =>
      take(text) ? Promise.resolve() : Promise.reject(new Error('NotAllowedError'))
    return web({ writeText }, () => false)
  },
  weapp: (take) => {
    const setClipboardData = ({ data, success, fail }: Call): void =>
      take(data) ? success({}) : fail(REFUSED)
    return loadMini<Adapter>('weapp', 'clipboard', { setClipboardData })
  },
  alipay: (take) => {
    const setClipboard = ({ text, success, fail }: Call): void =>
      take(text) ? success({}) : fail({ error: 2001 })
    return loadMini<Adapter>('alipay', 'clipboard', { setClipboard })
  },
}

describe.each(['h5', 'weapp', 'alipay'] as const)('the clipboard on %s', (target) => {
  it('takes a text', async () => {
    const take = jest.fn(() => true)
    expect(await LOADERS[target](take).copyText('LM7Q2K')).toBe(true)
    expect(take.mock.calls).toEqual([['LM7Q2K']])
  })

  it('may refuse, which is said', async () => {
    expect(await LOADERS[target](() => false).copyText('x')).toBe(false)
  })
})

describe('a page that may not use the clipboard', () => {
  const refuses = { writeText: () => Promise.reject(new Error('NotAllowedError')) }

  it.each([
    ['is refused it', refuses],
    ['has none, without a secure context', undefined],
  ])('and %s copies what it selects, and leaves nothing behind', async (_why, clipboard) => {
    const copy = jest.fn(() => true)
    const { copyText, document } = web(clipboard, copy)
    expect(await copyText('LM7Q2K')).toBe(true)
    expect(copy.mock.calls).toEqual([['LM7Q2K']])
    expect(document.body.childElementCount).toBe(0)
  })

  it('says so when it may not do that either', async () => {
    expect(await web(undefined, () => false).copyText('x')).toBe(false)
  })
})
