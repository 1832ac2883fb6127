import type { Screen } from './screen'
import type { Account, Stage } from './stage'

/** One way through the app that a newcomer goes, the same on every target. */
export interface Journey {
  readonly name: string
  /** Nobody is logged in at its start. */
  readonly guest?: true
  /** What the user must have set up before: other tests show how. */
  readonly prepare?: (stage: Stage, account: Account) => Promise<void>
  readonly walk: (screen: Screen, stage: Stage, account: Account) => Promise<void>
}
