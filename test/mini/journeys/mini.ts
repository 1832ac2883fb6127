import { openHost } from '../host/host'
import type { Running } from '../host/running'
import type { Client } from '../host/types'
import { miniScreen } from './miniScreen'
import { sessionOf, type Account, type Stage } from './stage'
import type { Start } from './walk'

/** What the build of a mini-program says of its lines, and what takes its place for this run. */
export const BUILT = '["http://127.0.0.1:8080","",""]'

/** Opens the built package of a target in its client's host. */
export const launch = async (
  client: Client,
  stage: Stage,
  account: Account | null,
  folder = `dist/${client.target}`,
): Promise<Running> =>
  openHost({
    client,
    folder,
    origins: stage.origins,
    rewrite: [BUILT, JSON.stringify(stage.origins)],
    ...(account ? { storage: await sessionOf(stage, account) } : {}),
  })

export const startIn = (client: Client): Start => ({
  target: client.target,
  open: async (stage, account) => miniScreen(await launch(client, stage, account), 'en_US'),
})
