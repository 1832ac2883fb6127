import { currency, maxTestDeposit, readAmount, type CurrencyId, type NetworkId } from '@core/domain'
import { money, toWire } from '@core/money'
import type { Chain } from '../../chain'
import type { Clock } from '../../context'
import { AppError } from '../../http/errors'
import type { Tx } from '../../store/db'

/** Test deposits of one user within an hour. */
export const TEST_DEPOSITS_AN_HOUR = 30
const HOUR = 3_600_000

const RECENT = `
select count(*)::int as count from sim_outputs where network = $1 and address = $2 and sent_at > $3`

export interface TestDeposit {
  currencyId: CurrencyId
  network: NetworkId
  /** Own address of the user. */
  address: string
  /** As the user typed it. */
  amount: string
  /** Names this deposit: a repeated one is the same payment. */
  reference: string
}

/** @throws AppError AMOUNT_..., TEST_DEPOSIT_TOO_LARGE */
const checked = (currencyId: CurrencyId, text: string): string => {
  const { amount, problem } = readAmount(text, currency(currencyId).scale)
  if (!amount) throw new AppError(problem.code, problem.params)
  const most = maxTestDeposit(currencyId)
  if (amount.gt(money(most)))
    throw new AppError('TEST_DEPOSIT_TOO_LARGE', { max: most, currency: currency(currencyId).code })
  return toWire(amount)
}

/**
 * Puts a transfer to a user on the simulated chain, in the given transaction. @returns its transaction id
 * @throws AppError NOT_FOUND outside the demo, AMOUNT_..., TEST_DEPOSIT_TOO_LARGE, TEST_DEPOSIT_LIMIT
 */
export const sendTestDeposit = async (
  { chain, clock }: { chain: Pick<Chain, 'send'>; clock: Clock },
  t: Tx,
  { currencyId, network, address, amount: text, reference }: TestDeposit,
): Promise<string> => {
  if (!chain.send) throw new AppError('NOT_FOUND')
  const amount = checked(currencyId, text)
  const since = clock.now() - HOUR
  const [recent] = await t.query<{ count: number }>('sim.recent', RECENT, [network, address, since])
  if ((recent?.count ?? 0) >= TEST_DEPOSITS_AN_HOUR)
    throw new AppError('TEST_DEPOSIT_LIMIT', { count: String(TEST_DEPOSITS_AN_HOUR) })
  return chain.send(t, network, [{ address, currencyId, amount }], reference)
}
