import { renderToStaticMarkup } from 'react-dom/server'
import { Amount, ChangePill, FiatText, LivePrice, Markdown, RingCountdown } from '@/components'
import { cleanUp, has, mount, pageText, textOf } from './helpers'

afterEach(cleanUp)

const MINUS = '\u2212'

describe('ChangePill', () => {
  it('shows a rise with plus sign and triangle up', async () => {
    await mount(<ChangePill rise="1.234" />)
    expect(textOf('.change--up')).toBe('+1.23%')
    expect(has('.triangle')).toBe(true)
    expect(has('.triangle--down')).toBe(false)
  })

  it('shows a fall with a true minus sign and triangle down', async () => {
    await mount(<ChangePill rise="-0.5" />)
    expect(textOf('.change--down')).toBe(`${MINUS}0.50%`)
    expect(has('.triangle--down')).toBe(true)
  })

  it('shows no change without sign and triangle', async () => {
    await mount(<ChangePill rise="0" />)
    expect(textOf('.change--flat')).toBe('0.00%')
    expect(has('.triangle')).toBe(false)
  })

  it('loses its colour, not its direction, when the price is stale', async () => {
    await mount(<ChangePill rise="2" stale />)
    expect(textOf('.change--stale')).toBe('+2.00%')
    expect(has('.change--up')).toBe(false)
    expect(has('.triangle')).toBe(true)
  })

  it('shows a dash while unknown', async () => {
    await mount(<ChangePill rise={null} />)
    expect(textOf('.change--flat')).toBe('—')
  })
})

describe('FiatText', () => {
  it('converts with the rate and the yen sign of CNY', async () => {
    // 100 USDT at 7.2 = 720
    await mount(<FiatText usdt="100" rate="7.2" />)
    expect(pageText()).toBe('≈ ¥720.00')
  })

  it('groups thousands and cuts, never rounds up', async () => {
    // 1000.009 x 1.5 = 1500.0135
    await mount(<FiatText usdt="1000.009" rate="1.5" currency="USD" />)
    expect(pageText()).toBe('≈ $1,500.01')
  })

  it('says that it is unavailable without a rate, or shows nothing', async () => {
    await mount(<FiatText usdt="100" rate={null} unavailable="no rate" />)
    expect(pageText()).toBe('no rate')
    cleanUp()
    await mount(<FiatText usdt={null} rate="7.2" />)
    expect(pageText()).toBe('')
  })
})

describe('Amount', () => {
  it('shows the figure and its unit', async () => {
    await mount(<Amount value="1234567.891" unit="USDT" />)
    expect(textOf('.amount')).toBe('1,234,567.89USDT')
  })

  it('hides the figure behind the same stars whatever its length', async () => {
    await mount(<Amount value="1234567.891" unit="USDT" hidden />)
    expect(textOf('.amount')).toBe('******USDT')
  })
})

describe('LivePrice', () => {
  it('shows its decimals, or a dash while unknown', async () => {
    await mount(<LivePrice price="64000.5" scale={2} />)
    expect(textOf('.live-price--still')).toBe('64,000.50')
    cleanUp()
    await mount(<LivePrice price={null} scale={2} />)
    expect(pageText()).toBe('—')
  })
})

describe('RingCountdown', () => {
  // The test browser drops gradients it does not know, so that the written style is read instead.
  const written = (left: number): string => renderToStaticMarkup(<RingCountdown left={left} text="00:15" />)

  it('shows the time inside', async () => {
    await mount(<RingCountdown left={0.25} text="00:15" />)
    expect(textOf('.ring__hole')).toBe('00:15')
  })

  it.each([
    [0.25, 90],
    [1, 360],
    [1.5, 360],
    [-1, 0],
  ])('draws %d of the time as %d degrees', (left, degrees) => {
    expect(written(left)).toContain(`var(--lime) ${degrees}deg`)
  })
})

describe('Markdown', () => {
  it('shows headings, bold words and items', async () => {
    await mount(<Markdown source={'# Title\n\nPlain **bold** end\n\n- first\n- second'} />)
    expect(textOf('.markdown__h1')).toBe('Title')
    expect(textOf('.markdown__p')).toBe('Plain bold end')
    expect(textOf('.markdown__bold')).toBe('bold')
    expect(document.querySelectorAll('.markdown__item')).toHaveLength(2)
  })

  it('shows HTML as text and never as elements', async () => {
    await mount(<Markdown source={'<img src=x onerror=alert(1)> <b>text</b>'} />)
    expect(pageText()).toBe('<img src=x onerror=alert(1)> <b>text</b>')
    expect(has('img')).toBe(false)
    expect(has('b')).toBe(false)
  })
})
