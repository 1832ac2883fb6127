import { OPTIONS, USDT, WALLET } from '@core/domain'
import { createLocalBus } from '@server/bus'
import { loadConfig, loadSecrets } from '@server/config'
import { createLedger } from '@server/ledger'
import { openFunds } from '@server/services/funding'
import { moveFunds } from '@server/services/fundsMove'
import { hashPassword } from '@server/services/passwords'
import { openSession } from '@server/services/sessions'
import { openDatabase } from '@server/store/database'
import { uuidv7 } from '@server/store/ids'
import { readRisk } from './risk'

/** A user with the demo's funds, 5,000 USDT of them in the Options account, a trade password, the risk read and a session. */
export interface Player {
  userId: string
  uid: string
  token: string
}

export const PLAYER_TRADE_PASSWORD = 'vk47tz93'

const INSERT_USER = `
insert into users (id, uid, email, nickname, password_hash, trade_password_hash, invite_code, created_at)
values ($1, $2, $3, $2, 'none', $4, $2, 0)`

/**
 * Makes users beside a running server, in its database: registering many is bound by the password hash.
 * @param folder data folder of that server, which holds its secrets
 */
export const makePlayers = async (url: string, folder: string, count: number): Promise<Player[]> => {
  const db = openDatabase({ url, poolSize: 4 })
  const clock = { now: () => Date.now() }
  const config = loadConfig({ DATA_DIR: folder })
  const secrets = loadSecrets(config, {})
  const ledger = createLedger({ clock, bus: createLocalBus(() => undefined) })
  const parts = { config, db, clock, secrets, ledger }
  const tradeHash = await hashPassword(secrets, PLAYER_TRADE_PASSWORD)
  const make = (i: number) =>
    db.tx(async (t): Promise<Player> => {
      const [userId, uid] = [uuidv7(), String(10_000_000 + i)]
      await t.query('players.user', INSERT_USER, [userId, uid, `player${i}@example.com`, tradeHash])
      await openFunds(parts, t, userId)
      await readRisk(t, userId)
      await moveFunds(parts, t, { userId, from: WALLET, to: OPTIONS, currencyId: USDT, amount: '5000' })
      const origin = { ip: '127.0.0.1', userAgent: 'test', browser: 'test', site: null, country: null }
      return { userId, uid, token: await openSession(parts, t, userId, origin) }
    })
  const players: Player[] = []
  for (let i = 0; i < count; i++) players.push(await make(i))
  await db.close()
  return players
}
