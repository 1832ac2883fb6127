import { BBT, FUND, WALLET, type CurrencyId, type FundTypeId, type SwapScreen } from '@core/domain'
import { money, toWire, type Money } from '@core/money'
import { userAccount, type Entry, type Ledger, type Posting } from '../../ledger'
import type { Tx } from '../../store/db'
import { inOrder } from '../../store/inOrder'

/** A swap with everything that was decided about it. */
export interface DecidedSwap {
  readonly id: string
  readonly userId: string
  readonly screen: SwapScreen
  readonly from: CurrencyId
  readonly to: CurrencyId
  readonly amount: Money
  readonly fee: Money
  readonly burned: Money
  readonly received: Money
}

/** From one account to another; nothing when there is nothing to move. */
const pay = (from: string, to: string, amount: Money, out: FundTypeId, into: FundTypeId): Entry[] =>
  amount.eq('0')
    ? []
    : [
        { account: from, bucket: 'available', fundType: out, amount: toWire(money('0').minus(amount)) },
        { account: to, bucket: 'available', fundType: into, amount: toWire(amount) },
      ]

/**
 * The movement of a swap: what is exchanged to the swap house, the fee to the fees account and of it the burned part on
 * to the burn account, what is received from the swap house.
 * @throws AppError HOUSE_LIMIT when the house does not own what is received
 */
export const swapPosting = async (ledger: Ledger, t: Tx, swap: DecidedSwap): Promise<Posting> => {
  const { id, userId, from, to, amount, fee, burned, received } = swap
  const [gives, gets] = [userAccount(userId, WALLET, from), userAccount(userId, WALLET, to)]
  const payer = await ledger.house(t, 'swap', to, toWire(received))
  const [taker, fees, burn] = await inOrder<[string, string, string]>([
    ledger.house(t, 'swap', from),
    ledger.house(t, 'fees', from),
    ledger.house(t, 'burn', BBT),
  ])
  const income = swap.screen === 'token' ? FUND.tokenExchangeIn : FUND.swapIn
  const entries = [
    ...pay(gives, taker, amount.minus(fee), FUND.swapOut, FUND.swapOut),
    ...pay(gives, fees, fee, FUND.fee, FUND.fee),
    ...pay(fees, burn, burned, FUND.burn, FUND.burn),
    ...pay(payer, gets, received, income, income),
  ]
  return { txId: id, event: 'swap', refType: 'swap', refId: id, entries }
}
