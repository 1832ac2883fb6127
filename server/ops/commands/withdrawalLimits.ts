import {
  currency,
  networkById,
  readWithdrawTerms,
  withdrawTermsProblem,
  type WithdrawRoute,
  type WithdrawTermTexts,
} from '@core/domain'
import { isAmount } from '@core/money'
import { ConfigError } from '../../config'
import { changeTerms, lockTerms, storedTerms, type StoredTerms } from '../../services/withdrawals/terms'
import { act, type Command, type Operator } from '../command'
import { findCurrency } from '../find'

/** Words of the command line for the parts of the terms. */
const WORDS: Readonly<Record<string, keyof WithdrawTermTexts>> = { min: 'min', fee: 'fee', day: 'dayLimit' }

const USAGE =
  'withdrawal-limits: a currency and a network, then what changes: min=20 fee=1 day=50000 open=yes or no'

const lineOf = ({ currencyId, network, terms, enabled }: StoredTerms): string =>
  `${currency(currencyId).code} ${network}  min=${terms.min} fee=${terms.fee} day=${terms.dayLimit} open=${enabled ? 'yes' : 'no'}`

type Change = (way: StoredTerms) => StoredTerms

const readChange = (word: string): Change => {
  const [name = '', value = ''] = word.split('=')
  if (name === 'open' && (value === 'yes' || value === 'no')) {
    return (way) => ({ ...way, enabled: value === 'yes' })
  }
  const part = WORDS[name]
  if (!part || !isAmount(value)) throw new ConfigError(USAGE)
  return (way) => ({ ...way, terms: { ...way.terms, [part]: value } })
}

const readRoute = (code: string, name: string): WithdrawRoute => {
  const [found, network] = [findCurrency(code), networkById(name)]
  if (!found || !network) throw new ConfigError(USAGE)
  return { currencyId: found.id, network: network.id }
}

const change = (operator: Operator, route: WithdrawRoute, changes: readonly Change[]): Promise<string> =>
  act(operator, async (t) => {
    const before = await lockTerms(t, route)
    if (!before) throw new ConfigError(`${currency(route.currencyId).code} is not on ${route.network}`)
    const after = changes.reduce((way, apply) => apply(way), before)
    const problem = withdrawTermsProblem(after.currencyId, readWithdrawTerms(after.terms))
    if (problem) throw new ConfigError(problem)
    await changeTerms(t, after, operator.clock.now())
    const details = { before: lineOf(before), after: lineOf(after) }
    return { action: { action: 'withdrawal.limits', details }, result: lineOf(after) }
  })

/** Without changes it lists, and needs no reason. */
export const withdrawalLimits: Command = {
  args: '[<currency> <network> <what=value> ...]',
  help: 'list or set minimum, fee and 24-hour limit of withdrawals, or close a way out (setting needs --why)',
  run: async (operator, [code, network = '', ...words]) => {
    if (code === undefined) {
      for (const way of await storedTerms(operator.db)) operator.print(lineOf(way))
      return true
    }
    const route = readRoute(code, network)
    if (words.length === 0) throw new ConfigError(USAGE)
    if (!operator.mandate.reason)
      throw new ConfigError('withdrawal-limits changes something: say why with --why "..."')
    operator.print(await change(operator, route, words.map(readChange)))
    return true
  },
}
