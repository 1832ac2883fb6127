import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  checkAmounts,
  checkRoot,
  joinNodes,
  LiabilitiesError,
  sameAmounts,
  treeHead,
  type LiabilitiesRoot,
  type SumNode,
} from '@core/domain/liabilities'
import type { Database, Queries } from '../store/db'
import { readLeaves } from './nodes'

const written = (value: unknown): string => `${JSON.stringify(value)}\n`

async function* write(q: Queries, published: LiabilitiesRoot): AsyncGenerator<string> {
  yield written(treeHead(published))
  for await (const leaves of readLeaves(q, published)) yield leaves.map(written).join('')
}

/** Writes a published tree without its owners: a line about the snapshot, then a line per leaf. */
export const exportTree = (db: Database, published: LiabilitiesRoot, path: string): Promise<void> =>
  db.tx(async (t) => {
    await t.script('set transaction isolation level repeatable read read only')
    await pipeline(Readable.from(write(t, published)), createWriteStream(path))
  })

const fail = (): never => {
  throw new LiabilitiesError('malformed')
}

/** Lines end with a line feed, the last one too; nothing else separates them. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = `${rest}${String(chunk)}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') fail()
}

/** One line of the file; only the one way to write it is accepted, so that every byte counts. */
const read = <T>(line: string, pick: (fields: T) => T): T => {
  const fields = JSON.parse(line) as T | null
  const value = fields ? pick(fields) : fail()
  return JSON.stringify(value) === line ? value : fail()
}

const readHead = (line: string): LiabilitiesRoot => {
  const head = read<LiabilitiesRoot>(line, treeHead)
  checkRoot(head)
  return head
}

const readLeaf = (line: string): SumNode => {
  const leaf = read<SumNode>(line, ({ hash, amounts }) => ({ hash, amounts }))
  if (!/^[0-9a-f]{64}$/.test(leaf.hash)) fail()
  checkAmounts(leaf.amounts)
  return leaf
}

/** Joins leaves as they come; holds one node per level at most. */
const createFold = () => {
  const waiting: (SumNode | undefined)[] = []
  let count = 0
  return {
    add: (leaf: SumNode): void => {
      let [node, level, position] = [leaf, 0, count]
      for (let left = waiting[0]; position % 2 === 1 && left; left = waiting[level]) {
        waiting[level] = undefined
        level += 1
        position = Math.floor(position / 2)
        node = joinNodes(level, position, left, node)
      }
      waiting[level] = node
      count += 1
    },
    count: (): number => count,
    top: (): SumNode => waiting[waiting.length - 1] ?? fail(),
  }
}

/**
 * Recomputes an exported tree.
 * @returns the snapshot it proves
 * @throws LiabilitiesError with what is wrong; SyntaxError when a line is no JSON
 */
export const verifyTree = async (path: string): Promise<LiabilitiesRoot> => {
  const fold = createFold()
  let head: LiabilitiesRoot | null = null
  for await (const line of linesOf(path)) {
    if (head) fold.add(readLeaf(line))
    else head = readHead(line)
  }
  if (!head || fold.count() !== head.leaves) return fail()
  const top = fold.top()
  if (!sameAmounts(top.amounts, head.totals)) throw new LiabilitiesError('totals')
  if (top.hash !== head.top) throw new LiabilitiesError('top')
  return head
}
