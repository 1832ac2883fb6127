import { createHash } from 'node:crypto'
import type { NetworkId } from '@core/domain'
import type { Chain, ChainPayment } from '@server/chain'

export interface StubChain extends Chain {
  /** Networks that are not open. */
  closed: Set<NetworkId>
  /** What `payment` answers, by transaction id; `send` adds its own, without confirmations. */
  payments: Map<string, ChainPayment>
  /** While true every question to a node fails. */
  dead: boolean
}

/** A chain that stands still: what a test says is there. */
export const stubChain = (): StubChain => {
  const chain: StubChain = {
    simulated: true,
    closed: new Set(),
    payments: new Map(),
    dead: false,
    isOpen: (network) => Promise.resolve(!chain.closed.has(network)),
    payment: (_, txId) =>
      chain.dead
        ? Promise.reject(new Error('the node is dead'))
        : Promise.resolve(chain.payments.get(txId) ?? null),
    send: (_, network, outputs, reference) => {
      const txId = createHash('sha256').update(`${network}:${reference}`).digest('hex')
      if (!chain.payments.has(txId)) {
        chain.payments.set(txId, { txId, confirmations: 0, outputs: [...outputs] })
      }
      return Promise.resolve(txId)
    },
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  }
  return chain
}
