import { chartTheme } from '@/features/chart/view/theme'
import type { Palette } from '@/styles/palette'

/** Colours and fonts of book and depth: those of the chart above them. */
export interface BookTheme {
  readonly bid: string
  readonly ask: string
  readonly strong: string
  readonly soft: string
  readonly quiet: string
  readonly line: string
  readonly cross: string
  readonly background: string
  readonly panel: string
  readonly panelLine: string
  readonly rowFont: string
  readonly font: string
}

/** @param stale old figures lose their colour */
export const bookTheme = (palette: Palette, stale: boolean): BookTheme => {
  const { up, down, strong, soft, axis, line, cross, background, panel, panelLine, font } =
    chartTheme(palette)
  return {
    bid: stale ? axis : up,
    ask: stale ? axis : down,
    strong: stale ? axis : strong,
    soft,
    quiet: axis,
    line,
    cross,
    background,
    panel,
    panelLine,
    rowFont: font.replace('11px', '12px'),
    font,
  }
}
