import type { NetworkId } from '@core/domain'
import type { Queries } from '../store/db'
import type { Watched } from './types'

const SINCE = `
select address, key_index from deposit_addresses where network = $1 and key_index >= $2 order by key_index`

/** All deposit addresses of a network, kept in memory. Indices are given out in order, so new ones are at the end. */
export class Addresses implements Watched {
  private readonly known = new Set<string>()
  private next = 0

  constructor(
    private readonly db: Queries,
    private readonly network: NetworkId,
  ) {}

  has(address: string): boolean {
    return this.known.has(address)
  }

  /** Adds those given out since the last time. */
  async load(): Promise<void> {
    const rows = await this.db.query<{ address: string; key_index: number }>('addresses.since', SINCE, [
      this.network,
      this.next,
    ])
    for (const { address, key_index: index } of rows) {
      this.known.add(address)
      this.next = index + 1
    }
  }
}
