import { currency, type CurrencyId } from '@core/domain'
import { isAmount } from '@core/money'
import { ConfigError } from '../../config'
import { changePair, lockPair, storedPairs, type StoredPair } from '../../services/swap/pairs'
import { pairProblem, type PairTerms } from '../../services/swap/settings'
import { act, type Command } from '../command'
import { findCurrency } from '../find'

/** Words of the command line for the parts of a pair's terms. */
const WORDS: Readonly<Record<string, keyof PairTerms>> = {
  fee: 'fee',
  spread: 'spread',
  burn: 'burnShare',
  min: 'minValue',
  max: 'maxValue',
}

const USAGE =
  'swap-rates: a pair such as BTC/USDT, then what changes: fee=0.001 spread=0.002 burn=1 min=1 max=50000 open=yes or no'

const readPair = (text: string): [CurrencyId, CurrencyId] => {
  const [a, b] = text.split('/').map((code) => findCurrency(code)?.id)
  if (!a || !b || a === b) throw new ConfigError(USAGE)
  return a < b ? [a, b] : [b, a]
}

type Change = (pair: StoredPair) => StoredPair

const readChange = (word: string): Change => {
  const [name = '', value = ''] = word.split('=')
  if (name === 'open' && (value === 'yes' || value === 'no')) {
    return (pair) => ({ ...pair, enabled: value === 'yes' })
  }
  const part = WORDS[name]
  if (!part || !isAmount(value)) throw new ConfigError(USAGE)
  return (pair) => ({ ...pair, terms: { ...pair.terms, [part]: value } })
}

const nameOf = ({ low, high }: StoredPair): string => `${currency(low).code}/${currency(high).code}`

const lineOf = (pair: StoredPair): string => {
  const { fee, spread, burnShare, minValue, maxValue } = pair.terms
  const open = pair.enabled ? 'yes' : 'no'
  return `${nameOf(pair)}  fee=${fee} spread=${spread} burn=${burnShare} min=${minValue} max=${maxValue} open=${open}`
}

const set: Command = {
  args: '<pair> <what=value> ...',
  help: 'set fee, spread, burned share, limits (values in USDT) of a swap pair, or close it',
  acts: true,
  run: async (operator, [text = '', ...words]) => {
    const [low, high] = readPair(text)
    if (words.length === 0) throw new ConfigError(USAGE)
    const changes = words.map(readChange)
    const line = await act(operator, async (t) => {
      const before = await lockPair(t, low, high)
      if (!before) throw new ConfigError(`${text}: start the server once, so that the pair is there`)
      const after = changes.reduce((pair, change) => change(pair), before)
      const problem = pairProblem(after)
      if (problem) throw new ConfigError(problem)
      await changePair(t, after, operator.clock.now())
      const details = { pair: nameOf(after), before: lineOf(before), after: lineOf(after) }
      return { action: { action: 'swap.rates', details }, result: lineOf(after) }
    })
    operator.print(line)
    return true
  },
}

const list: Command = {
  args: '',
  help: 'fee, spread, burned share and limits of every swap pair',
  run: async ({ db, print }) => {
    for (const pair of await storedPairs(db)) print(lineOf(pair))
    return true
  },
}

export const swapCommands: Readonly<Record<string, Command>> = { 'swap-rates': set, 'swap-pairs': list }
