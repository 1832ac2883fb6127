import { BBT, currency } from '@core/domain'
import { toWire } from '@core/money'
import { ConfigError } from '../../config'
import { HOUSE_NAMES, HOUSES, type House } from '../../ledger'
import { creditUser } from '../../services/token/credit'
import { burnFrom } from '../../services/token/burn'
import { uuidv7 } from '../../store/ids'
import { act, type Command } from '../command'
import { findCurrency, findUser, readSum } from '../find'

/** Accounts whose BBT can be burned: what the house earned or holds, never what it issues. */
const BURNABLE: readonly House[] = HOUSE_NAMES.filter((house) => !HOUSES[house].contra && house !== 'burn')

const burn: Command = {
  args: '<amount> [account]',
  help: 'burn BBT of a house account (fees when none is named)',
  acts: true,
  run: async (operator, [text = '', name = 'fees']) => {
    const house = BURNABLE.find((h) => h === name)
    const amount = readSum(text, currency(BBT))
    if (!house || !amount) {
      throw new ConfigError(`burn: an amount of BBT above 0; account ${BURNABLE.join(', ')}`)
    }
    const txId = uuidv7()
    await act(operator, async (t) => {
      await burnFrom(operator, t, { txId, house, amount })
      const details = { txId, house, currency: 'BBT', amount: toWire(amount) }
      return { action: { action: 'token.burn', details }, result: null }
    })
    operator.print(`Posted ${txId}: ${toWire(amount)} BBT of ${house} burned.`)
    return true
  },
}

const credit: Command = {
  args: '<uid> <currency> <amount>',
  help: "credit a user's wallet from the issuance account",
  acts: true,
  run: async (operator, [uid = '', code = '', text = '']) => {
    const chosen = findCurrency(code)
    const amount = chosen && readSum(text, chosen)
    if (!chosen || !amount) throw new ConfigError('credit: a UID; a currency such as USDT; an amount above 0')
    const { id: userId } = await findUser(operator, uid)
    const txId = uuidv7()
    await act(operator, async (t) => {
      await creditUser(operator, t, { txId, userId, currencyId: chosen.id, amount })
      const details = { txId, uid, currency: chosen.code, amount: toWire(amount) }
      return { action: { action: 'user.credit', details, userId }, result: null }
    })
    operator.print(`Posted ${txId}: ${toWire(amount)} ${chosen.code} to user ${uid}.`)
    return true
  },
}

export const tokenCommands: Readonly<Record<string, Command>> = { burn, credit }
