import type { Anchor, Drawing } from '@/stores/drawings'

export type Tool = Drawing['kind']

/** What is drawn, and what the user is doing with it. */
export interface Sketch {
  readonly drawings: readonly Drawing[]
  /** The tools are open: lines can be made and moved. */
  readonly active: boolean
  readonly tool: Tool | null
  /** First point of a trend line whose second one is still to come. */
  readonly pending: Anchor | null
  readonly selected: string | null
}

export const NOTHING: Sketch = { drawings: [], active: false, tool: null, pending: null, selected: null }
