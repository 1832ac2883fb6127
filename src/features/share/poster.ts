import { halfSlice, mark, type Slice } from './slice'

/** Size of the poster in its own units; all places below are in them. */
export const POSTER = { width: 358, height: 460 } as const

export interface PosterTexts {
  readonly name: string
  /** Two lines of the headline. */
  readonly title: readonly [string, string]
  readonly text: string
  /** Whose code it is. */
  readonly owner: string
  readonly code: string
}

/** Weight and size of a text. */
export interface Face {
  readonly weight: 400 | 600
  readonly size: number
}

export interface Line extends Face {
  readonly text: string
  readonly x: number
  /** Middle of the line. */
  readonly y: number
  readonly tone: 'bright' | 'quiet' | 'lime'
}

/** Where everything of the poster is; drawn by drawPoster. */
export interface PosterLayout {
  readonly slice: Slice
  readonly mark: Slice
  /** The line on which the slice lies. */
  readonly ground: number
  readonly lines: readonly Line[]
  readonly code: { readonly x: number; readonly y: number; readonly size: number }
}

/** How a text is measured, in the poster's units, and cut into lines that fit a width. */
export interface Measure {
  readonly width: (text: string, face: Face) => number
  readonly wrap: (text: string, face: Face, width: number) => readonly string[]
}

const EDGE = 20
const CODE_SIZE = 120
const GROUND = 220
const TITLE = { weight: 600, size: 28, height: 32 } as const
const SMALL = { weight: 400, size: 14, height: 20 } as const
const OWNER = { weight: 400, size: 12, height: 16 } as const
const LETTER_SPACE = 2

/** The largest size, not above the wanted one, at which all of these fit. */
const fitted = (texts: readonly string[], face: Face, width: number, { width: of }: Measure): Face => {
  const widest = Math.max(...texts.map((text) => of(text, face)))
  return widest <= width ? face : { ...face, size: (face.size * width) / widest }
}

/** The code letter by letter, apart from each other; narrower letters where it is long. */
const codeLines = (code: string, y: number, width: number, measure: Measure): Line[] => {
  const letters = Array.from(code)
  const free = width - LETTER_SPACE * (letters.length - 1)
  const face = fitted([code], { weight: 600, size: 28 }, free, measure)
  let x = EDGE
  return letters.map((text) => {
    const line: Line = { ...face, text, x, y, tone: 'bright' }
    x += measure.width(text, face) + LETTER_SPACE
    return line
  })
}

/** Places mark, slice, headline, owner, code and QR code. Below the headline the left column ends where the QR code begins. */
export const layoutPoster = (texts: PosterTexts, measure: Measure): PosterLayout => {
  const { width, height } = POSTER
  const column = width - CODE_SIZE - 3 * EDGE
  const title = fitted(texts.title, TITLE, width - 2 * EDGE, measure)
  const small = measure.wrap(texts.text, SMALL, column)
  const owner = measure.wrap(texts.owner, OWNER, column).slice(0, 2)
  const codeTop = height - EDGE - TITLE.height
  const ownerTop = codeTop - 2 - owner.length * OWNER.height
  return {
    mark: mark({ cx: EDGE + 12, cy: EDGE + 12, size: 24 }),
    slice: halfSlice({ cx: width / 2, cy: GROUND - 1, size: 136 }, 15),
    ground: GROUND,
    code: { x: width - EDGE - CODE_SIZE, y: height - EDGE - CODE_SIZE, size: CODE_SIZE },
    lines: [
      { text: texts.name, x: EDGE + 32, y: EDGE + 12, weight: 600, size: 17, tone: 'bright' },
      ...texts.title.map((text, i): Line => ({
        ...{ text, weight: 600, size: title.size, x: EDGE, tone: 'lime' },
        y: GROUND + EDGE + TITLE.height * (i + 0.5),
      })),
      ...small.map((text, i): Line => ({
        ...{ text, weight: SMALL.weight, size: SMALL.size, x: EDGE, tone: 'quiet' },
        y: GROUND + EDGE + 2 * TITLE.height + 6 + SMALL.height * (i + 0.5),
      })),
      ...owner.map((text, i): Line => ({
        ...{ text, weight: OWNER.weight, size: OWNER.size, x: EDGE, tone: 'quiet' },
        y: ownerTop + OWNER.height * (i + 0.5),
      })),
      ...codeLines(texts.code, codeTop + TITLE.height / 2, column, measure),
    ],
  }
}
