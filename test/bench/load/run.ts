import { setTimeout as pause } from 'node:timers/promises'

export interface Load {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  refused: number
}

type Work = (i: number, client: number) => Promise<boolean>

const at = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10

const summary = (times: readonly number[], refused: number, seconds: number): Load => {
  const sorted = [...times].sort((a, b) => a - b)
  return {
    perSecond: Math.round((times.length - refused) / seconds),
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    refused,
  }
}

/**
 * Keeps `clients` calls under way for so many seconds.
 * @param work the i-th call, by this client; answers false when it was refused
 */
export const runLoad = async (clients: number, seconds: number, work: Work): Promise<Load> => {
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
  return summary(times, refused, seconds)
}

/**
 * Calls at an even rate, whatever the answers take: a time counts from the moment at which the call was due.
 * @param rate calls a second of all clients together
 */
export const runPaced = async (
  { clients, rate }: { clients: number; rate: number },
  seconds: number,
  work: Work,
): Promise<Load> => {
  const begin = performance.now()
  const calls = Math.round(rate * seconds)
  const times: number[] = []
  let refused = 0
  let next = 0
  const run = async (client: number): Promise<void> => {
    while (next < calls) {
      const i = next++
      const due = begin + (i * 1000) / rate
      const early = due - performance.now()
      if (early > 0) await pause(early)
      if (!(await work(i, client))) refused++
      times.push(performance.now() - due)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)))
  return summary(times, refused, (performance.now() - begin) / 1000)
}
