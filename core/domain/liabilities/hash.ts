import { asciiHash } from '../sha256'
import { addAmounts, checkAmounts } from './amounts'
import { LIABILITIES_VERSION, TREE_FORMAT, type Leaf, type LiabilitiesRoot, type SumNode } from './format'

/** Longest text that is hashed: two nodes with five amounts of 39 characters each. */
const CAPACITY = 1024
const hash = asciiHash(CAPACITY)

/** Texts are hashed line by line, without a line end after the last: `printf '…' | sha256sum` gives the same. */
const hashLines = (kind: 'leaf' | 'node' | 'root', lines: readonly (string | number)[]): string =>
  hash([`${TREE_FORMAT}/${LIABILITIES_VERSION} ${kind}`, ...lines].join('\n'))

/** @throws LiabilitiesError on negative or malformed amounts */
export const leafNode = ({ sequence, position, uid, nonce, amounts }: Leaf): SumNode => {
  checkAmounts(amounts)
  return { hash: hashLines('leaf', [`${sequence} ${position}`, uid, nonce, amounts.join(' ')]), amounts }
}

/**
 * The node above two others. Both sums go into the hash apart, so that neither can be traded for the other.
 * @param level 1 above the leaves
 * @param position from 0, among the nodes of that level
 * @throws LiabilitiesError on negative or malformed amounts, or when a sum has too many digits
 */
export const joinNodes = (level: number, position: number, left: SumNode, right: SumNode): SumNode => {
  const amounts = addAmounts(left.amounts, right.amounts)
  const parts = [left.hash, left.amounts.join(' '), right.hash, right.amounts.join(' ')]
  return { hash: hashLines('node', [`${level} ${position}`, ...parts]), amounts }
}

/** Hash over everything that is published about a snapshot, the root before it included. */
export const rootHash = (published: Omit<LiabilitiesRoot, 'root'>): string => {
  const { sequence, time, accounts, leaves, previous, top, totals } = published
  return hashLines('root', [sequence, time, `${accounts} ${leaves}`, previous, top, totals.join(' ')])
}
