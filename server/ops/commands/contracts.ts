import { currency, USDT } from '@core/domain'
import { formatAmount, money, toWire, ZERO } from '@core/money'
import { ConfigError } from '../../config'
import { coverDeficit } from '../../contracts/cover'
import { contractFunds, exposures, type PairExposure } from '../../contracts/exposure'
import { tradeName } from '../../contracts/names'
import { act, type Command } from '../command'
import { readSum } from '../find'

const lineOf = (pair: PairExposure): string =>
  [
    tradeName(pair.trade_id),
    `long ${formatAmount(pair.long, 4)}`,
    `short ${formatAmount(pair.short, 4)}`,
    `${pair.positions} positions`,
    `${pair.orders} working orders`,
    `margin ${formatAmount(pair.margin)} USDT`,
    `reserve ${formatAmount(pair.reserve)} USDT`,
  ].join('  ')

const status: Command = {
  args: '',
  help: 'open contracts by pair, the house account, insurance and deficit; fails while opens are stopped',
  run: async ({ db, print }) => {
    for (const pair of await exposures(db)) print(lineOf(pair))
    const funds = await contractFunds(db)
    print(`house ${formatAmount(funds.available)} USDT free, ${formatAmount(funds.reserved)} reserved`)
    print(`insurance ${formatAmount(funds.insurance)} USDT, deficit ${formatAmount(funds.deficit)} USDT`)
    print(`losses beyond margins so far ${formatAmount(funds.shortfall)} USDT`)
    const paused = money(funds.deficit).gt('0')
    print(paused ? 'New contracts are PAUSED: cover the deficit with contracts-cover.' : 'Open for orders.')
    return !paused
  },
}

const cover: Command = {
  args: '[amount]',
  help: 'credit USDT to insurance from the issuance account, cover the deficit out of insurance and so take orders again',
  acts: true,
  run: async (operator, [text]) => {
    const amount = text === undefined ? ZERO : readSum(text, currency(USDT))
    if (!amount) throw new ConfigError('contracts-cover: an amount of USDT above 0, or none')
    const { paid, left } = await act(operator, async (t) => {
      const result = await coverDeficit(operator, t, amount)
      const details = {
        txId: result.txId,
        amount: toWire(amount),
        paid: toWire(result.paid),
        left: toWire(result.left),
      }
      return { action: { action: 'contracts.cover', details }, result }
    })
    operator.print(`Insurance paid ${toWire(paid)} USDT of the deficit; ${toWire(left)} USDT are left.`)
    operator.print(left.gt('0') ? 'New contracts stay paused.' : 'Open for orders.')
    return true
  },
}

export const contractCommands: Readonly<Record<string, Command>> = {
  'contracts-status': status,
  'contracts-cover': cover,
}
