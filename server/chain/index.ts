import { hostname } from 'node:os'
import { NETWORKS, type NetworkId } from '@core/domain'
import type { Foundation } from '../context'
import type { Market } from '../market'
import { createBooks } from '../services/deposits'
import { openDemoKey, openKey } from './keys'
import { healthyAt, openPlace } from './place'
import { Runner } from './runner'
import type { Chain } from './service'
import { sendSimulated, simulatedWatcher } from './simulated'
import type { ChainWatcher } from './types'
import { createWatchers } from './watchers'

export type { Chain, ChainOutput } from './service'
export type * from './types'

/** A network whose node did not answer for this long (ms) is not open. */
export const HEALTH_LIFE = 60_000

/** Time between two looks at a chain (ms): often enough for its blocks, seldom enough for a public node. */
const SIMULATED_POLL = 1_000
const POLL: Readonly<Record<NetworkId, number>> = { bitcoin: 10_000, ethereum: 4_000, tron: 3_000 }

export type ChainParts = Foundation & { market: Market }

/** The demo's networks, with keys that nobody can spend from. */
const openSimulated = ({ db, clock }: ChainParts): Promise<ChainWatcher[]> =>
  Promise.all(
    NETWORKS.map(async ({ id }) => {
      await openDemoKey(db, id)
      return simulatedWatcher(id, { db, now: () => clock.now() })
    }),
  )

/** The networks that the operator set up, with the operator's keys. */
const openReal = async ({ db, config }: ChainParts): Promise<ChainWatcher[]> => {
  for (const { id } of NETWORKS) {
    const node = config.chains[id]
    if (node) await openKey(db, id, node.xpub)
  }
  return createWatchers(config)
}

/** Builds the chain that the configuration asks for; `start()` begins to follow it. */
export const createChain = async (parts: ChainParts): Promise<Chain> => {
  const { config, db, log, clock, vitals } = parts
  const simulated = config.profile === 'demo'
  const watchers = await (simulated ? openSimulated(parts) : openReal(parts))
  await Promise.all(watchers.map(({ network }) => openPlace(db, network)))
  const leader = `${hostname()}:${process.pid}`
  const runners = watchers.map((watcher) => {
    const books = createBooks(parts, watcher.network)
    const poll = simulated ? SIMULATED_POLL : POLL[watcher.network]
    return new Runner({ db, log, vitals, watcher, books, now: () => clock.now(), leader, poll })
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
