import { buildApp } from '@server/http/app'
import { findSession } from '@server/services/sessions'
import { routes as allRoutes, type AnyRoute } from '@server/routes'
import type { Environment } from '@server/config'
import { createCaller, type Caller } from './client'
import { openContext, type TestContext } from './context'

export interface TestApp extends Caller {
  address: string
  ctx: TestContext
  /** A user with the demo's funds and a token that this app accepts. */
  user: () => Promise<{ userId: string; token: string }>
  close: () => Promise<void>
}

const PREFIX = 'token-of-'

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
        ? Promise.resolve({ id: token, userId: token.slice(PREFIX.length) })
        : findSession(ctx, token),
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    ...createCaller(address),
    address,
    ctx,
    user: async () => {
      const userId = await ctx.fundedUser()
      return { userId, token: PREFIX + userId }
    },
    close: async () => {
      await app.close()
      await ctx.close()
    },
  }
}
