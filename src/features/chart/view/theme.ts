import { DIRECTION_COLOURS, type Palette } from '@/styles/palette'
import type { ChartTheme } from '../renderers/theme'

/** The chart's colours. A canvas cannot read style variables on mini-programs; a test compares these with the tokens. */
export const chartTheme = (palette: Palette): ChartTheme => {
  const { up, down } = DIRECTION_COLOURS[palette]
  return {
    background: '#0a0c0b',
    panel: '#1b201d',
    panelLine: '#363e3a',
    line: '#1f2522',
    grid: '#181d1a',
    axis: '#919b95',
    cross: '#aeb7b2',
    strong: '#f1f4f2',
    soft: '#aeb7b2',
    up: up.line,
    onUp: up.ink,
    down: down.line,
    onDown: down.ink,
    danger: '#ff6e75',
    accent: '#c6f04a',
    series: {
      ma1: '#f2b548',
      ma2: '#84aeff',
      ma3: '#d394ec',
      ema1: '#5ccfe6',
      ema2: '#ff9ac8',
      ema3: '#e6d3a8',
      band: '#a7b8d9',
      text: '#aeb7b2',
    },
    font: "500 11px Inter, -apple-system, BlinkMacSystemFont, 'PingFang SC', 'Hiragino Sans', 'Noto Sans CJK SC', sans-serif",
  }
}
