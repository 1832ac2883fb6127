import { randomBytes, randomInt } from 'node:crypto'
import { joinNodes, leafNode, leavesFor, NOTHING, type SumNode } from '@core/domain/liabilities'
import type { Account } from './snapshot'

/** Some neighbouring nodes of one level, from `position` on. */
export interface Batch {
  level: number
  position: number
  nodes: readonly SumNode[]
  /** Whose leaves they are; null for empty leaves and inner nodes. */
  owners: readonly (Owner | null)[]
}

export interface Owner {
  userId: string
  nonce: string
}

/** Keeps the nodes; it is waited for, so that other work goes on in between. */
export type Keep = (batch: Batch) => Promise<void>

const BATCH = 500

/** Numbers from 0 in an order that nobody can foresee. */
const shuffled = (size: number): Uint32Array => {
  const order = Uint32Array.from({ length: size }, (_, i) => i)
  for (let i = size - 1; i > 0; i -= 1) {
    const j = randomInt(i + 1)
    const [a, b] = [order[i] ?? 0, order[j] ?? 0]
    order[i] = b
    order[j] = a
  }
  return order
}

/** Makes the nodes of one level batch by batch. @returns all of them */
const layer = async (
  level: number,
  size: number,
  make: (position: number) => { node: SumNode; owner: Owner | null },
  keep: Keep,
): Promise<SumNode[]> => {
  const all: SumNode[] = []
  for (let position = 0; position < size; position += BATCH) {
    const length = Math.min(BATCH, size - position)
    const made = Array.from({ length }, (_, i) => make(position + i))
    const nodes = made.map(({ node }) => node)
    all.push(...nodes)
    await keep({ level, position, nodes, owners: made.map(({ owner }) => owner) })
  }
  return all
}

const layLeaves = (accounts: readonly Account[], sequence: number, keep: Keep): Promise<SumNode[]> => {
  const order = shuffled(leavesFor(accounts.length))
  return layer(
    0,
    order.length,
    (position) => {
      const account = accounts[order[position] ?? 0]
      const nonce = randomBytes(32).toString('hex')
      const { uid, amounts } = account ?? { uid: '', amounts: NOTHING }
      const node = leafNode({ sequence, position, uid, nonce, amounts })
      return { node, owner: account ? { userId: account.userId, nonce } : null }
    },
    keep,
  )
}

/**
 * Builds the tree over these accounts: each gets a place by lot among the empty leaves, and a nonce. Only two levels
 * are in memory at a time.
 * @returns the topmost node
 */
export const buildTree = async (
  accounts: readonly Account[],
  sequence: number,
  keep: Keep,
): Promise<SumNode> => {
  let below = await layLeaves(accounts, sequence, keep)
  for (let level = 1; below.length > 1; level += 1) {
    const nodes = below
    const nodeAt = (position: number): SumNode => {
      const node = nodes[position]
      if (!node) throw new Error(`no node ${position}`)
      return node
    }
    const join = (position: number) => ({
      node: joinNodes(level, position, nodeAt(2 * position), nodeAt(2 * position + 1)),
      owner: null,
    })
    below = await layer(level, below.length / 2, join, keep)
  }
  const [top] = below
  if (!top) throw new Error('a tree has at least one leaf')
  return top
}
