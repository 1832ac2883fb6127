import type { Lang } from '@core/domain'

/** One of the drawings of Home in a mini-program's package. */
export interface FirstDrawing {
  readonly who: 'visitor' | 'user'
  readonly lang: Lang
}

/** Reads each of them, as JSON; a launch reads one. A package that could not be run when it was built holds none. */
export type Drawings = Readonly<Record<FirstDrawing['who'], Readonly<Record<Lang, () => string>>>>
