import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chartTheme } from '@/features/chart/view/theme'
import { DIRECTION_COLOURS, PALETTES } from '@/styles/palette'

const tokens = readFileSync(resolve(__dirname, '../../../src/styles/tokens.scss'), 'utf8')
/** The first definition of a token: later ones are variants. */
const token = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)![1]!

describe('the chart theme', () => {
  it('has the colours of the tokens', () => {
    const { series, font, ...colours } = chartTheme('greenUp')
    expect(font).toContain('500 11px')
    expect({ ...colours, ...series }).toEqual({
      background: token('bg'),
      panel: token('surface-2'),
      panelLine: token('line-strong'),
      line: token('line'),
      grid: token('chart-grid'),
      axis: token('chart-axis'),
      cross: token('chart-cross'),
      strong: token('text-1'),
      soft: token('text-2'),
      up: token('up'),
      onUp: token('on-up'),
      down: token('down'),
      onDown: token('on-down'),
      danger: token('danger'),
      accent: token('lime'),
      ma1: token('chart-ma1'),
      ma2: token('chart-ma2'),
      ma3: token('chart-ma3'),
      ema1: token('chart-ema1'),
      ema2: token('chart-ema2'),
      ema3: token('chart-ema3'),
      band: token('chart-band'),
      text: token('text-2'),
    })
  })

  it.each(PALETTES)('follows the palette %s as the style variables do', (palette) => {
    const { up, onUp, down, onDown, danger } = chartTheme(palette)
    const block = tokens.slice(tokens.indexOf(`.palette-${palette} {`))
    const value = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)![1]!
    expect([up, onUp, down, onDown]).toEqual([value('up'), value('on-up'), value('down'), value('on-down')])
    expect(danger).toBe(token('danger'))
  })
})

/** Relative luminance and contrast as WCAG 2 defines them. */
const luminance = (colour: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

describe('every palette of up and down (4.5 is the AA limit for text)', () => {
  it.each(PALETTES)('%s can be read on every surface, and its ink on its buttons', (palette) => {
    const { up, down } = DIRECTION_COLOURS[palette]
    for (const { line, ink } of [up, down]) {
      for (const surface of ['bg', 'surface-1', 'surface-2', 'surface-3'])
        expect(contrast(line, token(surface))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(line, ink)).toBeGreaterThanOrEqual(4.5)
    }
  })
})
