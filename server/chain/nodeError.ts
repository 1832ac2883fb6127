import type { NetworkId } from '@core/domain'

/** A node that cannot be reached or answers nonsense. Says neither its address nor what was sent: both may be secret. */
export class NodeError extends Error {
  constructor(
    readonly network: NetworkId,
    what: string,
  ) {
    super(`the ${network} node ${what}`)
    this.name = 'NodeError'
  }
}
