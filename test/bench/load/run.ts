export interface Load {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  refused: number
}

const at = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10

/**
 * Keeps `clients` calls under way for so many seconds.
 * @param work the i-th call, by this client; answers false when it was refused
 */
export const runLoad = async (
  clients: number,
  seconds: number,
  work: (i: number, client: number) => Promise<boolean>,
): Promise<Load> => {
  const end = Date.now() + seconds * 1000
  const times: number[] = []
  let refused = 0
  let started = 0
  const run = async (client: number): Promise<void> => {
    while (Date.now() < end) {
      const begin = performance.now()
      if (!(await work(started++, client))) refused++
      times.push(performance.now() - begin)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)))
  const sorted = times.sort((a, b) => a - b)
  return {
    perSecond: Math.round((times.length - refused) / seconds),
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    refused,
  }
}
