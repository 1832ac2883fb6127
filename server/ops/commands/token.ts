import { BBT, CURRENCIES, currency, type Currency } from '@core/domain'
import { parseAmount, toWire, type Money } from '@core/money'
import { ConfigError } from '../../config'
import { HOUSE_NAMES, HOUSES, type House } from '../../ledger'
import { creditUser } from '../../services/token/credit'
import { burnFrom } from '../../services/token/burn'
import { uuidv7 } from '../../store/ids'
import { act, type Command } from '../command'

const currencyOf = (code: string): Currency | undefined =>
  CURRENCIES.find((c) => c.code === code.toUpperCase())

/** @returns null for what is no amount above 0 of this currency */
const amountOf = (text: string, scale: number): Money | null => {
  const amount = parseAmount(text, scale)
  return amount?.gt('0') ? amount : null
}

/** Accounts whose BBT can be burned: what the house earned or holds, never what it issues. */
const BURNABLE: readonly House[] = HOUSE_NAMES.filter((house) => !HOUSES[house].contra && house !== 'burn')

const burn: Command = {
  args: '<amount> [account]',
  help: 'burn BBT of a house account (fees when none is named)',
  acts: true,
  run: async (operator, [text = '', name = 'fees']) => {
    const house = BURNABLE.find((h) => h === name)
    const amount = amountOf(text, currency(BBT).scale)
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
    const chosen = currencyOf(code)
    const amount = chosen && amountOf(text, chosen.scale)
    if (!chosen || !amount) throw new ConfigError('credit: a UID; a currency such as USDT; an amount above 0')
    const txId = uuidv7()
    await act(operator, async (t) => {
      const userId = await creditUser(operator, t, { txId, uid, currencyId: chosen.id, amount })
      const details = { txId, uid, currency: chosen.code, amount: toWire(amount) }
      return { action: { action: 'user.credit', details, userId }, result: null }
    })
    operator.print(`Posted ${txId}: ${toWire(amount)} ${chosen.code} to user ${uid}.`)
    return true
  },
}

export const tokenCommands: Readonly<Record<string, Command>> = { burn, credit }
