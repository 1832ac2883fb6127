import { hostname } from 'node:os'
import { NETWORKS, type NetworkId } from '@core/domain'
import type { Foundation } from '../context'
import type { Market } from '../market'
import { createBooks } from '../services/deposits'
import { openDemoKey } from './keys'
import { healthyAt, openPlace } from './place'
import { Runner } from './runner'
import type { Chain } from './service'
import { sendSimulated, simulatedWatcher } from './simulated'
import type { ChainWatcher } from './types'

export type { Chain, ChainOutput } from './service'
export type * from './types'

/** A network whose node did not answer for this long (ms) is not open. */
export const HEALTH_LIFE = 60_000
const SIMULATED_POLL = 1_000

export type ChainParts = Foundation & { market: Market }

const now =
  ({ clock }: ChainParts) =>
  (): number =>
    clock.now()

/** One watcher per network that this installation follows, with the keys of its addresses set up. */
const openWatchers = async (parts: ChainParts): Promise<ChainWatcher[]> => {
  const { config, db } = parts
  if (config.profile !== 'demo') return []
  return Promise.all(
    NETWORKS.map(async ({ id }) => {
      await openDemoKey(db, id)
      return simulatedWatcher(id, { db, now: now(parts) })
    }),
  )
}

/** Builds the chain that the configuration asks for; `start()` begins to follow it. */
export const createChain = async (parts: ChainParts): Promise<Chain> => {
  const { config, db, log, clock } = parts
  const simulated = config.profile === 'demo'
  const watchers = await openWatchers(parts)
  await Promise.all(watchers.map(({ network }) => openPlace(db, network)))
  const leader = `${hostname()}:${process.pid}`
  const runners = watchers.map((watcher) => {
    const books = createBooks(parts, watcher.network)
    return new Runner({ db, log, watcher, books, now: now(parts), leader, poll: SIMULATED_POLL })
  })
  const watcherOf = (network: NetworkId): ChainWatcher | undefined =>
    watchers.find((w) => w.network === network)
  return {
    simulated,
    isOpen: async (network) =>
      watcherOf(network) !== undefined && clock.now() - (await healthyAt(db, network)) < HEALTH_LIFE,
    payment: async (network, txId) => (await watcherOf(network)?.payment(txId)) ?? null,
    ...(simulated && {
      send: (q, network, outputs, reference) =>
        sendSimulated(q, network, outputs, { reference, now: clock.now() }),
    }),
    start: async () => {
      runners.forEach((runner) => runner.start())
      if (simulated) await Promise.all(runners.map((runner) => runner.started()))
    },
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()))
    },
  }
}
