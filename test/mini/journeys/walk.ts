import { languages, lines, registration } from './account'
import { deposit, poster, swap, withdrawal } from './funds'
import type { Journey } from './journey'
import { kline, option } from './market'
import type { Screen } from './screen'
import { openStage, type Account, type Stage } from './stage'

/** What a newcomer does, in the order of the table in docs/targets.md. */
export const JOURNEYS: readonly Journey[] = [
  registration,
  kline,
  option,
  deposit,
  withdrawal,
  swap,
  poster,
  languages,
  lines,
]

/** Opens the app of a target, with somebody's session or nobody's. */
export type Start = (stage: Stage, account: Account | null) => Promise<Screen>

/** Goes all journeys on one target; each must end without a fault. */
export const walkAll = (start: Start): void => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  }, 60_000)
  afterAll(() => stage.close())

  test.each(JOURNEYS.map((journey) => [journey.name, journey] as const))(
    '%s',
    async (_name, { guest, prepare, walk }) => {
      const account = await stage.register()
      await prepare?.(stage, account)
      const screen = await start(stage, guest ? null : account)
      try {
        await walk(screen, stage, account)
        expect(await screen.faults()).toEqual([])
      } finally {
        await screen.close()
      }
    },
    180_000,
  )
}
