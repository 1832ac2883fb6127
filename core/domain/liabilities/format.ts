import { CURRENCIES } from '../currencies'

/** Names of the two file formats and their version: part of every hash, so that nothing is read by other rules. */
export const TREE_FORMAT = 'limelight-liabilities'
export const PROOF_FORMAT = 'limelight-liabilities-proof'
export const LIABILITIES_VERSION = 1

/** What the first published root names as the one before it. */
export const NO_PREVIOUS = '0'.repeat(64)

/** Most accounts of a tree, so that a path never has more than 31 steps. */
export const MAX_ACCOUNTS = 2 ** 31

/**
 * One amount per currency in the order of `CURRENCIES`, each with all digits of its currency: `10000.000000`. There is
 * one way only to write an amount, so that everyone hashes the same text.
 */
export type Amounts = readonly string[]

/** A leaf or an inner node of the tree: what it hashes to, and what all accounts below it own together. */
export interface SumNode {
  readonly hash: string
  readonly amounts: Amounts
}

/** One account: `nonce` (64 hexadecimal digits) is known to its owner and the server only. */
export interface Leaf {
  readonly sequence: number
  /** Place among the leaves, from 0; drawn anew for every snapshot. */
  readonly position: number
  readonly uid: string
  readonly nonce: string
  readonly amounts: Amounts
}

/** A published snapshot. `root` is the hash over everything else in it. */
export interface LiabilitiesRoot {
  /** Snapshots are numbered from 1 without gaps. */
  readonly sequence: number
  /** Moment of the snapshot, ms. */
  readonly time: number
  readonly accounts: number
  /** Leaves of the tree, empty ones included: the smallest power of two that holds the accounts. */
  readonly leaves: number
  readonly totals: Amounts
  /** Hash of the topmost node. */
  readonly top: string
  /** Root of the snapshot before. */
  readonly previous: string
  readonly root: string
}

/** What a user needs to find their own balances in a published root. */
export interface LiabilitiesProof extends Leaf {
  /** The neighbours on the way up, lowest first. */
  readonly path: readonly SumNode[]
}

/** Which rules a file follows. */
const rules = (format: string) => ({
  format,
  version: LIABILITIES_VERSION,
  currencies: CURRENCIES.map(({ code }) => code),
  scales: CURRENCIES.map(({ scale }) => scale),
})

/** What is published about a snapshot, in the order in which files have it. */
const inOrder = (published: LiabilitiesRoot): LiabilitiesRoot => {
  const { sequence, time, accounts, leaves, totals, top, previous, root } = published
  return { sequence, time, accounts, leaves, totals, top, previous, root }
}

/** First line of an exported tree. */
export const treeHead = (published: LiabilitiesRoot) => ({ ...rules(TREE_FORMAT), ...inOrder(published) })

/** The file that a user takes away: it can be checked without the app. */
export const proofFile = (published: LiabilitiesRoot, { path, ...leaf }: LiabilitiesProof) => ({
  ...rules(PROOF_FORMAT),
  published: inOrder(published),
  leaf,
  path,
})

/** Smallest power of two that holds so many accounts. */
export const leavesFor = (accounts: number): number => {
  let leaves = 1
  while (leaves < accounts) leaves *= 2
  return leaves
}

/** Steps from a leaf to the top of a tree with so many leaves, a power of two. */
export const depthOf = (leaves: number): number => {
  let depth = 0
  while (2 ** depth < leaves) depth += 1
  return depth
}
