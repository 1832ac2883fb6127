import { checkAmounts, LiabilitiesError, sameAmounts, type LiabilitiesFault } from './amounts'
import {
  depthOf,
  leavesFor,
  MAX_ACCOUNTS,
  NO_PREVIOUS,
  type LiabilitiesProof,
  type LiabilitiesRoot,
  type SumNode,
} from './format'
import { joinNodes, leafNode, rootHash } from './hash'

/** One step of a check that was gone, with the node it led to. */
export interface ProofStep {
  /** 0 for the leaf. */
  readonly level: number
  /** The neighbour that was joined, and its side; none for the leaf. */
  readonly neighbour: (SumNode & { readonly side: 'left' | 'right' }) | null
  readonly node: SumNode
}

export interface ProofCheck {
  /** As far as the check came. */
  readonly steps: readonly ProofStep[]
  /** Null: the balances are in the published root. */
  readonly fault: LiabilitiesFault | null
}

const HASH = /^[0-9a-f]{64}$/
const UID = /^[0-9A-Za-z]{1,32}$/
const isHash = (text: unknown): boolean => typeof text === 'string' && HASH.test(text)
const isCount = (value: number, min: number): boolean => Number.isSafeInteger(value) && value >= min
const fail = (fault: LiabilitiesFault): never => {
  throw new LiabilitiesError(fault)
}

/** @throws LiabilitiesError malformed or negative; root when the hash does not follow from the rest */
export const checkRoot = (published: LiabilitiesRoot): void => {
  const { sequence, time, accounts, leaves, totals, top, previous, root } = published
  const counts = isCount(sequence, 1) && isCount(time, 0) && isCount(accounts, 1)
  if (!counts || accounts > MAX_ACCOUNTS || leaves !== leavesFor(accounts)) fail('malformed')
  if (![top, previous, root].every(isHash)) fail('malformed')
  if ((sequence === 1) !== (previous === NO_PREVIOUS)) fail('malformed')
  checkAmounts(totals)
  if (rootHash(published) !== root) fail('root')
}

/** True when each of these roots names the one before it. Newest first. */
export const isChain = (roots: readonly LiabilitiesRoot[]): boolean =>
  roots.every((newer, i) => {
    const older = roots[i + 1]
    return !older || (older.sequence === newer.sequence - 1 && older.root === newer.previous)
  })

const checkShape = ({ sequence, leaves }: LiabilitiesRoot, proof: LiabilitiesProof): void => {
  const { position, path, nonce } = proof
  if (proof.sequence !== sequence || !UID.test(proof.uid) || !isHash(nonce)) fail('malformed')
  if (!path.every(({ hash }) => isHash(hash))) fail('malformed')
  if (!isCount(position, 0) || position >= leaves || path.length !== depthOf(leaves)) fail('position')
}

/** The way up: which side a neighbour is on follows from the position, not from what the proof says. */
const climb = (proof: LiabilitiesProof, steps: ProofStep[]): SumNode => {
  let node = leafNode(proof)
  let { position } = proof
  steps.push({ level: 0, neighbour: null, node })
  proof.path.forEach((neighbour, i) => {
    const side = position % 2 === 0 ? 'right' : 'left'
    const [left, right] = side === 'right' ? [node, neighbour] : [neighbour, node]
    position = Math.floor(position / 2)
    node = joinNodes(i + 1, position, left, right)
    steps.push({ level: i + 1, neighbour: { ...neighbour, side }, node })
  })
  return node
}

/**
 * Recomputes the way from one account's balances to a published root.
 * @param uid whose balances they must be: as the user knows it, not as the proof says
 */
export const checkProof = (published: LiabilitiesRoot, proof: LiabilitiesProof, uid: string): ProofCheck => {
  const steps: ProofStep[] = []
  try {
    checkRoot(published)
    if (proof.uid !== uid) fail('owner')
    checkShape(published, proof)
    const top = climb(proof, steps)
    if (!sameAmounts(top.amounts, published.totals)) fail('totals')
    if (top.hash !== published.top) fail('top')
    return { steps, fault: null }
  } catch (error) {
    if (error instanceof LiabilitiesError) return { steps, fault: error.fault }
    throw error
  }
}
