import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chartTheme } from '@/features/chart/view/theme'

const tokens = readFileSync(resolve(__dirname, '../../../src/styles/tokens.scss'), 'utf8')
/** The first definition of a token: later ones are variants. */
const token = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)![1]!

describe('the chart theme', () => {
  it('has the colours of the tokens', () => {
    const { series, font, ...colours } = chartTheme(false)
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
      ma1: token('chart-ma1'),
      ma2: token('chart-ma2'),
      ma3: token('chart-ma3'),
      text: token('text-2'),
    })
  })

  it('swaps up and down where red means up', () => {
    const [normal, swapped] = [chartTheme(false), chartTheme(true)]
    expect([swapped.up, swapped.onUp, swapped.down, swapped.onDown]).toEqual([
      normal.down,
      normal.onDown,
      normal.up,
      normal.onUp,
    ])
  })
})
