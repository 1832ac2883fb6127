import { OPTIONS, USDT, WALLET } from '@core/domain'
import { createLocalBus } from '@server/bus'
import { loadConfig, loadSecrets } from '@server/config'
import { createLedger } from '@server/ledger'
import { moveFunds } from '@server/services/fundsMove'
import { idempotent } from '@server/services/idempotent'
import { openDatabase } from '@server/store/database'
import { uuidv7 } from '@server/store/ids'

/** The use case behind the call, in this process: what HTTP, session and validation cost is not in it. */
export const openService = (url: string, folder: string) => {
  const db = openDatabase({ url, poolSize: 16 })
  const clock = { now: () => Date.now() }
  const secrets = loadSecrets(loadConfig({ DATA_DIR: folder }), {})
  const parts = { db, clock, secrets, ledger: createLedger({ clock, bus: createLocalBus(() => undefined) }) }
  return {
    transfer: async (userId: string): Promise<boolean> => {
      const body = { from: WALLET, to: OPTIONS, currencyId: USDT, amount: '0.01' } as const
      const request = {
        session: { id: null, userId },
        call: 'account.fundsMovement',
        key: uuidv7(),
        body,
      } as const
      await idempotent(parts, request, (t) => moveFunds(parts, t, { userId, ...body }))
      return true
    },
    close: () => db.close(),
  }
}
