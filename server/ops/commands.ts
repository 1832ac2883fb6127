import { CURRENCIES } from '@core/domain'
import { parseAmount } from '@core/money'
import { ConfigError } from '../config'
import { audit, HOUSE_NAMES, isClean, type Ledger } from '../ledger'
import { fundHouse } from '../services/funding'
import type { Database } from '../store/db'
import { uuidv7 } from '../store/ids'

/** What a command works with. */
export interface Operator {
  db: Database
  ledger: Ledger
  print: (line: string) => void
}

interface Command {
  /** Arguments and meaning, for the usage text. */
  help: string
  /** @returns false when what it looked at is not in order */
  run: (operator: Operator, args: readonly string[]) => Promise<boolean>
}

const auditCommand: Command = {
  help: 'audit                              recompute all balances from the entries and compare',
  run: async ({ db, print }) => {
    const report = await db.tx(async (t) => {
      await t.script('set transaction isolation level repeatable read read only')
      return audit(t)
    })
    print(JSON.stringify(report, null, 2))
    print(isClean(report) ? 'The books are right.' : 'The books are NOT right.')
    return isClean(report)
  },
}

const fundCommand: Command = {
  help: 'fund-house <account> <currency> <amount>   credit a house account from the issuance account',
  run: async ({ db, ledger, print }, [house = '', code = '', text = '']) => {
    const name = HOUSE_NAMES.find((h) => h === house)
    const currency = CURRENCIES.find((c) => c.code === code.toUpperCase())
    const amount = currency && parseAmount(text, currency.scale)
    if (!name || !currency || !amount?.gt('0')) {
      throw new ConfigError(
        `fund-house: accounts ${HOUSE_NAMES.join(', ')}; currency such as USDT; amount above 0`,
      )
    }
    const txId = uuidv7()
    await db.tx((t) => fundHouse({ ledger }, t, { txId, house: name, currencyId: currency.id, amount: text }))
    print(`Posted ${txId}: ${text} ${currency.code} to ${name}.`)
    return true
  },
}

export const commands: Readonly<Record<string, Command>> = { audit: auditCommand, 'fund-house': fundCommand }

export const usage = (): string =>
  ['usage: npm run ops -- <command>', ...Object.values(commands).map((c) => `  ${c.help}`)].join('\n')
