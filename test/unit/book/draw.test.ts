import { money } from '@core/money'
import { drawCursor } from '@/features/book/draw/depthCursor'
import { drawDepth } from '@/features/book/draw/depth'
import { drawLadder, type LadderPicture } from '@/features/book/draw/ladder'
import { Layer } from '@/features/book/draw/layer'
import type { BookTheme } from '@/features/book/draw/theme'
import { depthCurve, readingAt } from '@/features/book/model/depth'
import { FakeSurface } from '../chart/recorder'

let mounted: FakeSurface | null = null
jest.mock('@/platform/canvas', () => ({
  mountCanvas: () => Promise.resolve(mounted),
  watchSize: () => () => undefined,
}))

const theme: BookTheme = {
  bid: 'bid',
  ask: 'ask',
  strong: 'strong',
  soft: 'soft',
  quiet: 'quiet',
  line: 'line',
  cross: 'cross',
  background: 'background',
  panel: 'panel',
  panelLine: 'panelLine',
  rowFont: '12px sans-serif',
  font: '11px sans-serif',
}
const level = (price: string, amount: string, total: string) => ({
  price,
  amount: money(amount),
  total: money(total),
})
const BIDS: LadderPicture = {
  side: 'bid',
  levels: [level('22440.5', '0.25', '0.25'), level('22440.4', '1', '1.25')],
  rows: 4,
  widest: 2.5,
  priceAt: 'right',
  upwards: false,
  priceDecimals: 1,
  amountDecimals: 4,
  theme,
}

/** What was written, where; and the bars. */
const draw = (picture: LadderPicture, width = 160) => {
  const surface = new FakeSurface(width, 120)
  drawLadder(surface, picture)
  const of = (name: string) => surface.calls.filter((call) => call.name === name)
  return {
    texts: of('fillText').map(
      ({ args, fill }) => `${String(args[0])} ${String(args[1])},${String(args[2])} ${fill}`,
    ),
    bars: of('fillRect').map(({ args }) => args),
  }
}

describe('a side of the book (a recorded letter is 6 wide; a row is 120 / 4 = 30 high)', () => {
  it('has prices at the middle of the page, amounts outside, bars as wide as the total', () => {
    const { texts, bars } = draw(BIDS)
    expect(texts).toEqual([
      '22,440.5 156,15 bid',
      '22,440.4 156,45 bid',
      '0.2500 4,15 strong',
      '1.0000 4,45 strong',
    ])
    // 0.25 / 2.5 and 1.25 / 2.5 of 160, from the right edge
    expect(bars).toEqual([
      [144, 1, 16, 28],
      [80, 31, 80, 28],
    ])
  })

  it('stands the other way round for asks, and upside down in a column', () => {
    const { texts, bars } = draw({ ...BIDS, side: 'ask', priceAt: 'left', upwards: true })
    expect(texts[0]).toBe('22,440.5 4,105 ask')
    expect(texts[3]).toBe('1.0000 156,75 strong')
    expect(bars[1]).toEqual([0, 61, 80, 28])
  })

  it('shortens an amount that does not fit beside its price', () => {
    const big = { ...BIDS, levels: [level('22440.5', '1234567.5', '2')] }
    expect(draw(big, 200).texts[1]).toContain('1,234,567.5000 ')
    expect(draw(big, 140).texts[1]).toContain('1.23M ')
  })
})

const curve = depthCurve({
  buyList: [
    { price: '99', nums: '1', ratio: 0 },
    { price: '90', nums: '3', ratio: 1 },
  ],
  sellList: [
    { price: '101', nums: '2', ratio: 0 },
    { price: '110', nums: '1', ratio: 1 },
  ],
})

describe('the depth picture', () => {
  it('says the ends and the middle of its prices, and the amounts of its lines', () => {
    const surface = new FakeSurface(300, 200)
    drawDepth(surface, { curve, priceScale: 2, theme })
    expect(surface.texts()).toEqual(['4.00', '2.00', '90.00', '100.00', '110.00'])
    const filled = surface.calls.filter(({ name }) => name === 'fill').map(({ fill }) => fill)
    expect(filled).toEqual(['bid', 'ask'])
  })

  it('shows price, amount and distance beside the cursor, away from it', () => {
    const surface = new FakeSurface(300, 200)
    const labels = { price: 'Price', total: 'Total', distance: 'From mid' }
    const shown = { curve, priceScale: 2, amountDecimals: 4, labels, theme }
    drawCursor(surface, { ...shown, reading: readingAt(curve!, 'bid', 1) })
    expect(surface.texts()).toEqual(['Price', '90.00', 'Total', '4.0000', 'From mid', '−10.00%'])
    const left = surface.calls.find(({ name }) => name === 'fillText')!.args[1] as number
    expect(left).toBeGreaterThan(150)
    surface.clear()
    drawCursor(surface, { ...shown, reading: null })
    expect(surface.texts()).toEqual([])
  })
})

describe('a layer', () => {
  it('draws once per frame however often it changes, and not at all when nothing changes', async () => {
    const surface = new FakeSurface()
    mounted = surface
    let drawn = 0
    const layer = new Layer(() => drawn++)
    layer.invalidate()
    await layer.attach('x')
    for (let i = 0; i < 5; i++) layer.invalidate()
    expect(surface.runFrame()).toBe(1)
    expect(drawn).toBe(1)
    expect(surface.runFrame()).toBe(0)
    layer.detach()
    layer.invalidate()
    expect(surface.runFrame()).toBe(0)
  })

  it('that is gone before its canvas is found draws nothing', async () => {
    const surface = new FakeSurface()
    mounted = surface
    const layer = new Layer(() => undefined)
    const attaching = layer.attach('x')
    layer.detach()
    await attaching
    expect(surface.runFrame()).toBe(0)
  })
})
