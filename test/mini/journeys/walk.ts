import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** How the app of a target is opened, with somebody's session or nobody's. */
export interface Start {
  readonly target: string
  readonly open: (stage: Stage, account: Account | null) => Promise<Screen>
  /** Ends what all its openings shared. */
  readonly close?: () => Promise<void>
}

/** Where a run leaves what it found, for docs/targets.md. */
export const RESULTS = 'dist/.journeys'

const keep = (target: string, passed: readonly string[]): void => {
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(join(RESULTS, `${target}.json`), JSON.stringify(passed))
}

/** Goes all journeys on one target; each must end without a fault. */
export const walkAll = (start: Start): void => {
  const passed: string[] = []
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  }, 60_000)
  afterAll(async () => {
    keep(start.target, passed)
    await start.close?.()
    await stage.close()
  })

  test.each(JOURNEYS.map((journey) => [journey.name, journey] as const))(
    '%s',
    async (name, { guest, prepare, walk }) => {
      const account = await stage.register()
      await prepare?.(stage, account)
      const screen = await start.open(stage, guest ? null : account)
      try {
        await walk(screen, stage, account)
        expect(await screen.faults()).toEqual([])
        passed.push(name)
      } finally {
        await screen.close()
      }
    },
    180_000,
  )
}
