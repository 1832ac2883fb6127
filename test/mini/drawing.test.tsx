import { DrawingEditor } from '@/features/chart/drawings/editor'
import { ToolsRow } from '@/features/chart/drawings/ToolsRow'
import { ChartModel } from '@/features/chart/model/chartModel'
import { PaletteSheet } from '@/features/palette'
import type { Drawing } from '@/stores/drawings'
import { preferences, setPrefs } from '@/stores/preferences'
import { toasts } from '@/stores/toasts'
import { all, cleanUp, find, has, mount, pageText } from './helpers'

const prefs = () => preferences.getState().prefs
const levels = (count: number): Drawing[] =>
  Array.from({ length: count }, (_, i) => ({ id: `d${i}`, kind: 'level', price: '100' }))

beforeEach(() => setPrefs({ palette: 'greenUp', showMarks: true }))
afterEach(() => {
  cleanUp()
  toasts.setState({ toast: null })
})

describe('the drawing tools', () => {
  const open = async (drawings: readonly Drawing[]) => {
    const editor = new DrawingEditor(new ChartModel(() => 0))
    editor.load(drawings)
    const page = await mount(<ToolsRow editor={editor} pair="BTC/USDT" />)
    page.fireEvent.click(find('[aria-label="Drawing tools"]'))
    const button = (text: string): HTMLElement => {
      const found = all('.drawing-bar__button').find((element) => element.textContent === text)
      if (!found) throw new Error(`no button ${text}`)
      return found
    }
    const tap = (text: string) => page.fireEvent.click(button(text))
    return { editor, page, button, tap }
  }

  it('open in the pencil’s place, say what to do next, and close', async () => {
    const { button, tap } = await open([])
    expect(pageText()).toContain('Pick a tool to draw a line')
    tap('Trend')
    expect(button('Trend').getAttribute('aria-checked')).toBe('true')
    expect(pageText()).toContain('Tap the first point')
    tap('Cancel')
    expect(button('Trend').getAttribute('aria-checked')).toBe('false')
    tap('Done')
    expect(has('.drawing-bar')).toBe(false)
  })

  it('refuse a line too many and say what to do', async () => {
    const { editor, tap } = await open(levels(20))
    tap('Price')
    expect(editor.state.getState().tool).toBeNull()
    expect(toasts.getState().toast?.text).toBe('There are 20 lines on this pair already. Delete one first.')
  })

  it('delete the selected line at once, all of them after a question', async () => {
    const { editor, page, tap } = await open(levels(3))
    page.act(() => editor.state.setState({ selected: 'd1' }))
    tap('Delete')
    expect(editor.state.getState().drawings.map(({ id }) => id)).toEqual(['d0', 'd2'])
    tap('Clear')
    expect(pageText()).toContain('Delete all 2 lines on BTC/USDT? They cannot be brought back.')
    page.fireEvent.click(find('.button--danger'))
    expect(editor.state.getState().drawings).toEqual([])
  })

  it('hide the user’s orders, and remember that', async () => {
    const { button, tap } = await open([])
    expect(button('Orders').getAttribute('aria-checked')).toBe('true')
    tap('Orders')
    expect(button('Orders').getAttribute('aria-checked')).toBe('false')
    expect(prefs().showMarks).toBe(false)
  })
})

describe('the colours of up and down', () => {
  it('are one of three, applied at once', async () => {
    const { fireEvent } = await mount(<PaletteSheet open onClose={() => undefined} />)
    const rows = all('[role="radio"]')
    expect(rows.map((row) => row.getAttribute('aria-checked'))).toEqual(['true', 'false', 'false'])
    fireEvent.click(find('[data-testid="palette-blueUp"]'))
    expect(prefs().palette).toBe('blueUp')
    expect(all('[role="radio"]').map((row) => row.getAttribute('aria-checked'))).toEqual([
      'false',
      'false',
      'true',
    ])
  })
})
