import { USDT } from '@core/domain'
import type { Queries } from '../store/db'

const DEFICIT = `
select 1 from accounts where house = 'deficit' and currency_id = $1 and available > 0 limit 1`

/** Whether a loss that insurance could not carry is not covered yet: no new positions meanwhile. */
export const isPaused = async (q: Queries): Promise<boolean> =>
  (await q.query('contract.paused', DEFICIT, [USDT])).length > 0
