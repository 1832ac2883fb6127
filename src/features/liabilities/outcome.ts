import { CURRENCIES, type Currency } from '@core/domain'
import {
  checkProof,
  isChain,
  proofFile,
  type Amounts,
  type LiabilitiesFault,
  type LiabilitiesProof,
  type LiabilitiesRoot,
  type ProofStep,
} from '@core/domain/liabilities'
import { money, type Money } from '@core/money'
import { heldOf, type Holdings } from '../wallet/holdings'

export type Fault = LiabilitiesFault | 'chain'

/** What this phone found out about one user's balances in a published snapshot. */
export interface Outcome {
  readonly published: LiabilitiesRoot
  readonly proof: LiabilitiesProof
  readonly steps: readonly ProofStep[]
  /** Null: they are counted. */
  readonly fault: Fault | null
}

/**
 * @param roots as everyone sees them, newest first: the first is checked, the others must lead to it
 * @param uid of the user who asks
 */
export const judge = (
  roots: readonly [LiabilitiesRoot, ...LiabilitiesRoot[]],
  proof: LiabilitiesProof,
  uid: string,
): Outcome => {
  const [published] = roots
  const { steps, fault } = checkProof(published, proof, uid)
  return { published, proof, steps, fault: fault ?? (isChain(roots) ? null : 'chain') }
}

export interface Comparison {
  readonly currency: Currency
  /** At the moment of the snapshot. */
  readonly then: Money
  /** Null while it is not known. */
  readonly now: Money | null
  readonly changed: boolean
}

/** Balances of the snapshot beside those of now: they differ when money has moved since. */
export const compareNow = (amounts: Amounts, holdings: Holdings | null): Comparison[] =>
  CURRENCIES.map((currency, i) => {
    const then = money(amounts[i] ?? '0')
    const now = holdings && heldOf(holdings, currency.key)
    return { currency, then, now, changed: now !== null && !now.eq(then) }
  })

/** The file with which anyone can repeat the check without the app. */
export const proofText = ({ published, proof }: Outcome): string =>
  `${JSON.stringify(proofFile(published, proof), null, 2)}\n`

export const shortHash = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-8)}`
