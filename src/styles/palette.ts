/** Colours for drawing on a canvas, which knows no CSS variables: the values of tokens.scss (a test compares them). */
export const PALETTES = ['greenUp', 'redUp', 'blueUp'] as const
/** What colours say up and down; the last pair is told apart with every kind of colour vision. */
export type Palette = (typeof PALETTES)[number]

interface Colour {
  readonly line: string
  /** Text on a ground of `line`. */
  readonly ink: string
}

const GREEN: Colour = { line: '#2fc797', ink: '#03160f' }
const RED: Colour = { line: '#ff6e75', ink: '#1f0507' }
const BLUE: Colour = { line: '#58b0ff', ink: '#03121f' }
const ORANGE: Colour = { line: '#ff9a4d', ink: '#1f0e02' }

export const DIRECTION_COLOURS: Readonly<Record<Palette, { readonly up: Colour; readonly down: Colour }>> = {
  greenUp: { up: GREEN, down: RED },
  redUp: { up: RED, down: GREEN },
  blueUp: { up: BLUE, down: ORANGE },
}

/** Gives all below it the palette's style variables. */
export const paletteClass = (palette: Palette): string => `palette-${palette}`

export const lineColour = (rising: boolean, palette: Palette): string =>
  DIRECTION_COLOURS[palette][rising ? 'up' : 'down'].line
export const NEUTRAL = '#AEB7B2'
