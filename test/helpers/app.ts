import { buildApp } from '@server/http/app'
import type { Session } from '@server/http/session'
import { findSession } from '@server/services/sessions'
import { routes as allRoutes, type AnyRoute } from '@server/routes'
import type { Environment } from '@server/config'
import { createCaller, type Caller } from './client'
import { openContext, type TestContext } from './context'

export interface TestApp extends Caller {
  address: string
  ctx: TestContext
  /** A user with the demo's funds and a token that this app accepts. */
  user: () => Promise<{ userId: string; uid: string; token: string }>
  close: () => Promise<void>
}

const PREFIX = 'token-of-'

const USER = `
insert into users (id, uid, email, nickname, password_hash, invite_code, created_at)
values ($1, $2, $2 || '@example.com', 'Newcomer', 'none', $2, $3)`
const SESSION = `
insert into sessions (id, user_id, token_hash, created_at, used_at, ip, user_agent)
values ($1, $1, $2, 0, 0, '', '')`

/** Its id is the user's: these sessions are one a user. */
const sessionOf = (userId: string): Session => ({ id: userId, userId })

/** The HTTP side alone: a still market, and besides real sessions some that exist without logging in. */
export const openApp = async (
  env: Environment = {},
  routes: readonly AnyRoute[] = allRoutes,
): Promise<TestApp> => {
  const ctx = await openContext({ RATE_LIMIT: '1000000', ...env })
  const app = await buildApp({
    ctx,
    routes,
    authenticate: (token) =>
      token.startsWith(PREFIX)
        ? Promise.resolve(sessionOf(token.slice(PREFIX.length)))
        : findSession(ctx, token),
  })
  let users = 0
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    ...createCaller(address),
    address,
    ctx,
    user: async () => {
      const userId = await ctx.fundedUser()
      const uid = String(12_345_678 + users++)
      await ctx.db.query('test.user', USER, [userId, uid, ctx.clock.now()])
      await ctx.db.query('test.session', SESSION, [userId, userId])
      return { userId, uid, token: PREFIX + userId }
    },
    close: async () => {
      await app.close()
      await ctx.close()
    },
  }
}
