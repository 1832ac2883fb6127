import { endpoints } from '@core/contract/endpoints'
import { send } from '@/platform/request'
import { isRecord } from '@/stores/guards'
import { hostOf } from './lines'

/** A line that needs longer than this for a small answer is of no use, in ms. */
export const PROBE_TIMEOUT = 5_000

/** What only a server of this product says: another one that answers at the same address is not taken for it. */
const isClock = (data: unknown): boolean =>
  isRecord(data) &&
  data.code === 0 &&
  isRecord(data.obj) &&
  typeof data.obj.serverTime === 'number' &&
  typeof data.obj.marketTime === 'number'

/**
 * Asks a line for its clock.
 * @returns how long the answer took, in ms; null when the line is not healthy
 */
export const probe = async (line: number): Promise<number | null> => {
  const begun = Date.now()
  try {
    const { path } = endpoints['ext.clock']
    const url = hostOf(line) + path
    const reply = await send({ url, method: 'GET', data: {}, header: {}, timeout: PROBE_TIMEOUT })
    return reply.status === 200 && isClock(reply.data) ? Date.now() - begun : null
  } catch {
    return null
  }
}

/** The first of these lines that answers; null when none does. */
export const firstHealthy = (lines: readonly number[]): Promise<number | null> =>
  new Promise((resolve) => {
    const asked = lines.map(async (line) => {
      if ((await probe(line)) !== null) resolve(line)
    })
    void Promise.all(asked).then(() => resolve(null))
  })
