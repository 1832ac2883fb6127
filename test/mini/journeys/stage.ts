import { registerBy, type Account } from '../../helpers/account'
import { createCaller, type Caller } from '../../helpers/client'
import { tenDays } from '../../helpers/candles'
import { openLine, type LineProxy } from '../../helpers/lineProxy'
import { runServer } from '../../helpers/process'
import { openStorage } from '../../helpers/storage'
import { replayOf } from '../../e2e/harness'

export { PASSWORD, type Account } from '../../helpers/account'

/** The platform of the journeys: one server, reached by three lines. */
export interface Stage extends Caller {
  readonly lines: readonly [LineProxy, LineProxy, LineProxy]
  readonly origins: readonly string[]
  /** A new user, registered through the API. */
  register: () => Promise<Account>
  close: () => Promise<void>
}

/** Five seconds of the market to one of ours: a one-minute option settles in twelve. */
const SPEED = '5'

export const openStage = async (env: Readonly<Record<string, string>> = {}): Promise<Stage> => {
  const storage = await openStorage()
  const lines = [await openLine(), await openLine(), await openLine()] as const
  const origins = lines.map(({ origin }) => origin)
  const server = runServer({
    ...storage.env,
    RATE_LIMIT: '1000000',
    ...replayOf(tenDays().path, SPEED),
    LINE_HOSTS: origins.join(','),
    CORS_ORIGINS: origins[0] ?? '',
    ...env,
  })
  const address = await server.ready
  for (const line of lines) line.target = address
  const caller = createCaller(address)
  return {
    ...caller,
    lines,
    origins,
    register: () => registerBy(caller),
    close: async () => {
      server.kill('SIGTERM')
      await server.ended
      for (const line of lines) await line.close()
      await storage.close()
    },
  }
}

/** What the app keeps of somebody who is logged in. */
export const sessionOf = async (stage: Stage, { token }: Account): Promise<Map<string, string>> => {
  const userInfo = await stage.ok('user.info', {}, { token })
  return new Map([
    ['token', JSON.stringify(token)],
    ['userInfo', JSON.stringify(userInfo)],
  ])
}
