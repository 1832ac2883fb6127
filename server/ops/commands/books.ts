import { ConfigError } from '../../config'
import { audit, HOUSE_NAMES, isClean } from '../../ledger'
import { fundHouse } from '../../services/funding'
import { uuidv7 } from '../../store/ids'
import { auditRewards, isRewardsClean } from '../../team/audit'
import { act, type Command } from '../command'
import { findCurrency, readSum } from '../find'

const auditBooks: Command = {
  args: '',
  help: 'recompute all balances from the entries, and what is owed of rewards, and compare',
  run: async ({ db, print }) => {
    const report = await db.tx(async (t) => {
      await t.script('set transaction isolation level repeatable read read only')
      return { ...(await audit(t)), ...(await auditRewards(t)) }
    })
    const right = isClean(report) && isRewardsClean(report)
    print(JSON.stringify(report, null, 2))
    print(right ? 'The books are right.' : 'The books are NOT right.')
    return right
  },
}

const fund: Command = {
  args: '<account> <currency> <amount>',
  help: 'credit a house account from the issuance account',
  acts: true,
  run: async (operator, [house = '', code = '', text = '']) => {
    const name = HOUSE_NAMES.find((h) => h === house)
    const currency = findCurrency(code)
    const amount = currency && readSum(text, currency)
    if (!name || !currency || !amount) {
      throw new ConfigError(
        `fund-house: accounts ${HOUSE_NAMES.join(', ')}; currency such as USDT; amount above 0`,
      )
    }
    const txId = uuidv7()
    await act(operator, async (t) => {
      await fundHouse(operator, t, { txId, house: name, currencyId: currency.id, amount: text })
      const details = { txId, house: name, currency: currency.code, amount: text }
      return { action: { action: 'house.fund', details }, result: null }
    })
    operator.print(`Posted ${txId}: ${text} ${currency.code} to ${name}.`)
    return true
  },
}

export const bookCommands: Readonly<Record<string, Command>> = { audit: auditBooks, 'fund-house': fund }
