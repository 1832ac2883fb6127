import { FUND, USDT } from '@core/domain'
import { min, money, sum, toWire, ZERO, type Money } from '@core/money'
import type { Context } from '../context'
import { houseAccount, HOUSES, move, type Posting } from '../ledger'
import type { Tx } from '../store/db'
import { isPaused } from './paused'
import { posting, type HouseSides } from './postings'

/** Movements of one statement. */
const CHUNK = 500

const INSURANCE = 'select available from accounts where id = $1 for update'
const CONTRACTS = `
select available from accounts where house = 'contracts' and currency_id = $1 order by id for update`

export const DEFICIT_ACCOUNT = houseAccount('deficit', USDT, 0)
export const INSURANCE_ACCOUNT = houseAccount('insurance', USDT, 0)

/** The money of one step: its movements in order, and what insurance can still carry. */
export class Purse {
  readonly house: HouseSides
  private postings: Posting[] = []
  /** What insurance has at this moment of the step; unknown until the first shortfall, and from then on locked. */
  private insurance: Money | null = null
  private deficit: Money = ZERO
  private pausedBefore: boolean | null = null

  /** @param seq number of the first tick: successive steps use successive shards of the fees account */
  constructor(
    private readonly ctx: Pick<Context, 'ledger'>,
    private readonly t: Tx,
    seq: string,
  ) {
    const shard = Number(BigInt(seq) % BigInt(HOUSES.fees.shards))
    this.house = { fees: houseAccount('fees', USDT, shard), insurance: INSURANCE_ACCOUNT }
  }

  async add(movement: Posting): Promise<void> {
    if (movement.entries.length > 0) this.postings.push(movement)
    if (this.postings.length >= CHUNK) await this.post()
  }

  /** Takes a liquidation fee that a movement brings to insurance. */
  earn(fee: Money): void {
    this.insurance = this.insurance && this.insurance.plus(fee)
  }

  /** Takes a shortfall out of insurance as far as it goes; the rest is the house's deficit. @returns what insurance pays */
  async insure(shortfall: Money): Promise<Money> {
    if (shortfall.eq('0')) return ZERO
    const held = this.insurance ?? (await this.readInsurance())
    const paid = min(shortfall, held)
    this.insurance = held.minus(paid)
    this.deficit = this.deficit.plus(shortfall).minus(paid)
    return paid
  }

  /** Whether opens are stopped, by what was before or by what this step did. */
  async paused(): Promise<boolean> {
    this.pausedBefore ??= await isPaused(this.t)
    return this.pausedBefore || this.deficit.gt('0')
  }

  /** Posts what is left. */
  async end(): Promise<void> {
    await this.post()
    if (this.deficit.gt('0')) await this.setAside()
  }

  private async post(): Promise<void> {
    const postings = this.postings
    this.postings = []
    await this.ctx.ledger.post(this.t, postings)
  }

  /** Everything before is posted first, so that the balance is that of this moment. */
  private async readInsurance(): Promise<Money> {
    await this.post()
    const [row] = await this.t.query<{ available: string }>('contract.insurance', INSURANCE, [
      INSURANCE_ACCOUNT,
    ])
    return money(row?.available ?? '0')
  }

  /** A deficit is put aside out of the house's own money: while it lies there, nothing new is opened. */
  private async setAside(): Promise<void> {
    const rows = await this.t.query<{ available: string }>('contract.house', CONTRACTS, [USDT])
    const amount = min(this.deficit, sum(rows.map((row) => money(row.available))))
    this.deficit = ZERO
    if (amount.eq('0')) return
    const from = await this.ctx.ledger.house(this.t, 'contracts', USDT, toWire(amount))
    const entries = move(amount, [from, 'available'], [DEFICIT_ACCOUNT, 'available'], FUND.profit)
    await this.ctx.ledger.post(this.t, [posting('deficit', 'contract.deficit', entries)])
  }
}
