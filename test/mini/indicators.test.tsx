import { IndicatorBar } from '@/features/chart/settings/IndicatorBar'
import { SettingsSheet } from '@/features/chart/settings/SettingsSheet'
import { preferences, setPrefs } from '@/stores/preferences'
import { toasts } from '@/stores/toasts'
import { all, cleanUp, find, has, mount, pageText, textOf, typeInto } from './helpers'

const chosen = () => preferences.getState().prefs.indicators
const field = (label: string): HTMLElement => find(`[aria-label="${label}"]`)

beforeEach(() => setPrefs({ indicators: { on: null, parameters: {} } }))
afterEach(() => {
  cleanUp()
  toasts.setState({ toast: null })
})

describe('the indicator bar', () => {
  const item = (id: string): HTMLElement => find(`[data-testid="indicator-${id}"]`)
  const isOn = (id: string): string | null => item(id).getAttribute('aria-checked')

  it('says which are on, and turns them on and off', async () => {
    const { fireEvent } = await mount(<IndicatorBar line={false} />)
    const ids = ['MA', 'EMA', 'BOLL', 'SAR', 'VOL', 'MACD', 'KDJ', 'RSI', 'WR']
    expect(all('[role="switch"]').map((element) => element.textContent)).toEqual(ids)
    expect(ids.filter((id) => isOn(id) === 'true')).toEqual(['MA', 'VOL', 'MACD'])
    fireEvent.click(item('BOLL'))
    fireEvent.click(item('MACD'))
    expect(ids.filter((id) => isOn(id) === 'true')).toEqual(['MA', 'BOLL', 'VOL'])
    expect(chosen().on).toEqual(['MA', 'BOLL', 'VOL'])
  })

  it('refuses a fourth pane and says what to do', async () => {
    const { fireEvent } = await mount(<IndicatorBar line={false} />)
    fireEvent.click(item('KDJ'))
    expect(toasts.getState().toast).toBeNull()
    fireEvent.click(item('RSI'))
    expect(isOn('RSI')).toBe('false')
    expect(toasts.getState().toast?.text).toBe('At most 3 panes fit below the chart. Turn one off first.')
  })

  it('offers nothing over the intraday line', async () => {
    await mount(<IndicatorBar line />)
    expect(item('MA').hasAttribute('disabled')).toBe(true)
    expect(isOn('MA')).toBe('false')
    expect(item('VOL').hasAttribute('disabled')).toBe(false)
  })
})

describe('the settings of indicators', () => {
  const sheet = <SettingsSheet open onClose={() => undefined} />
  const show = (id: string): HTMLElement => {
    const chip = all('.chip').find((element) => element.textContent === id)
    if (!chip) throw new Error(`no chip ${id}`)
    return chip
  }

  it('take a valid number over at once', async () => {
    const page = await mount(sheet)
    typeInto(page, field('Length 2'), '20')
    expect(chosen().parameters).toEqual({ MA: [5, 20, 30] })
    expect(has('.field__error')).toBe(false)
  })

  it('refuse an invalid one, say why and what is drawn meanwhile, and recover', async () => {
    const page = await mount(sheet)
    typeInto(page, field('Length 2'), '501')
    expect(textOf('.field__error')).toBe(
      'Length 2: enter a whole number from 1 to 500. The chart still uses 5, 10, 30.',
    )
    expect(field('Length 2').getAttribute('aria-invalid')).toBe('true')
    expect(field('Length 1').getAttribute('aria-invalid')).toBeNull()
    expect(chosen().parameters).toEqual({})
    typeInto(page, field('Length 2'), '500')
    expect(has('.field__error')).toBe(false)
    expect(chosen().parameters).toEqual({ MA: [5, 500, 30] })
  })

  it('refuse a slow length that is not above the fast one', async () => {
    const page = await mount(sheet)
    page.fireEvent.click(show('MACD'))
    typeInto(page, field('Fast'), '26')
    expect(textOf('.field__error')).toBe(
      'The slow length must be longer than the fast one. The chart still uses 12, 26, 9.',
    )
    expect(chosen().parameters).toEqual({})
  })

  it('go back to the defaults, in the fields as well', async () => {
    setPrefs({ indicators: { on: null, parameters: { BOLL: [30, 2.5], MA: [7, 8, 9] } } })
    const page = await mount(sheet)
    page.fireEvent.click(show('BOLL'))
    expect(field('Deviations').getAttribute('value')).toBe('2.5')
    page.fireEvent.click(find('.button--secondary'))
    expect(field('Deviations').getAttribute('value')).toBe('2')
    expect(chosen().parameters).toEqual({ MA: [7, 8, 9] })
  })

  it('turn the indicator on and off, too', async () => {
    const page = await mount(sheet)
    page.fireEvent.click(show('SAR'))
    expect(pageText()).toContain('Parabolic SAR')
    const toggle = find('[data-testid="indicator-show"]')
    expect(toggle.getAttribute('aria-checked')).toBe('false')
    page.fireEvent.click(toggle)
    expect(toggle.getAttribute('aria-checked')).toBe('true')
    expect(chosen().on).toContain('SAR')
  })
})
