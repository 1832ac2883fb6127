import { createHash } from 'node:crypto'
import type { LiabilitiesProof, LiabilitiesRoot, SumNode } from '@core/domain/liabilities'

/**
 * The tree a second time, from the description in docs/liabilities.md: Node's hash, whole numbers of smallest units,
 * recursion from the top. Nothing of core is used.
 */
const SCALES = [6, 6, 8, 18, 8]
const sha = (...lines: readonly (string | number)[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex')

export interface Account {
  uid: string
  nonce: string
  amounts: readonly string[]
}

const units = (text: string): bigint => BigInt(text.replace('.', ''))
const written = (value: bigint, scale: number): string => {
  const digits = value.toString().padStart(scale + 1, '0')
  return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}
const plus = (a: readonly string[], b: readonly string[]): string[] =>
  SCALES.map((scale, i) => written(units(a[i] ?? '') + units(b[i] ?? ''), scale))

export const noAmounts = SCALES.map((scale) => written(0n, scale))
export const nonceOf = (n: number): string => createHash('sha256').update(`nonce ${n}`).digest('hex')

interface Tree {
  top: SumNode
  leaves: SumNode[]
  pathOf: (position: number) => SumNode[]
}

export const treeOf = (accounts: readonly Account[], sequence = 1): Tree => {
  let size = 1
  while (size < accounts.length) size += size
  const empty = (i: number): Account => ({ uid: '', nonce: nonceOf(1000 + i), amounts: noAmounts })
  const filled = Array.from({ length: size }, (_, i) => accounts[i] ?? empty(i))
  const leaves = filled.map(({ uid, nonce, amounts }, i) => ({
    hash: sha('limelight-liabilities/1 leaf', `${sequence} ${i}`, uid, nonce, amounts.join(' ')),
    amounts: [...amounts],
  }))
  const nodeOf = (level: number, position: number): SumNode => {
    if (level === 0) return leaves[position] ?? { hash: '', amounts: [] }
    const [a, b] = [nodeOf(level - 1, 2 * position), nodeOf(level - 1, 2 * position + 1)]
    const parts = [a.hash, a.amounts.join(' '), b.hash, b.amounts.join(' ')]
    const hash = sha('limelight-liabilities/1 node', `${level} ${position}`, ...parts)
    return { hash, amounts: plus(a.amounts, b.amounts) }
  }
  const depth = size.toString(2).length - 1
  const neighbour = (level: number, position: number): SumNode => nodeOf(level, (position >> level) ^ 1)
  return {
    leaves,
    top: nodeOf(depth, 0),
    pathOf: (position) => Array.from({ length: depth }, (_, level) => neighbour(level, position)),
  }
}

export const NONE_BEFORE = '0'.repeat(64)

/** Publishes accounts whose places are their order. */
export const publish = (accounts: readonly Account[], sequence = 1, previous = NONE_BEFORE) => {
  const { top, leaves, pathOf } = treeOf(accounts, sequence)
  const time = 1_700_000_000_000
  const counts = `${accounts.length} ${leaves.length}`
  const root = sha(
    'limelight-liabilities/1 root',
    sequence,
    time,
    counts,
    previous,
    top.hash,
    top.amounts.join(' '),
  )
  const published: LiabilitiesRoot = {
    ...{ sequence, time, accounts: accounts.length, leaves: leaves.length },
    ...{ totals: top.amounts, top: top.hash, previous, root },
  }
  const proofOf = (position: number): LiabilitiesProof => {
    const account = accounts[position]
    if (!account) throw new Error(`no account ${position}`)
    return { sequence, position, ...account, path: pathOf(position) }
  }
  return { published, proofOf, leaves }
}
