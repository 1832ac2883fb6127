import { createHash } from 'node:crypto'
import {
  addAmounts,
  checkProof,
  isChain,
  joinNodes,
  leafNode,
  leavesFor,
  NOTHING,
  rootHash,
  type LiabilitiesProof,
  type LiabilitiesRoot,
} from '@core/domain/liabilities'
import { asciiHash } from '@core/domain/sha256'
import { NONE_BEFORE, noAmounts, nonceOf, publish, type Account } from './independent'

/** Two accounts; every hash below was made with printf and sha256sum by the lines in docs/liabilities.md. */
const ALICE = {
  uid: '10000001',
  nonce: '11'.repeat(32),
  amounts: ['10000.000000', '1.500000', '0.00000000', '0.000000000000000001', '0.10000000'],
}
const BOB = {
  uid: '10000002',
  nonce: '22'.repeat(32),
  amounts: ['0.000001', '0.000000', '2.00000000', '0.000000000000000000', '0.00000000'],
}
const BOTH = ['10000.000001', '1.500000', '2.00000000', '0.000000000000000001', '0.10000000']
const KNOWN = {
  alice: '2a0e5befa9d601367da5e14724899b19fb1cad70c0371bad1268a497ba614466',
  bob: '3a845fcc1240c0a7125936830f1cb564d32c280f364d8e8511a5358973f32bd1',
  top: '063e09eebb80d1076ecc373b5b26d16181b840210a6e15d11578f523dded026c',
  root: '7f48d73ba382c7f4624df938ae35d19369a8d9e21221246e16fd8eaa6308052c',
  rootOfAliceAlone: '9c24fc8c2c8ff837d85d731eefefdac52b7aade87f4a2c3c0b0a45f4bbf45554',
}

const account = (n: number, ...amounts: string[]): Account => ({
  uid: String(10_000_000 + n),
  nonce: nonceOf(n),
  amounts: noAmounts.map((zero, i) => amounts[i] ?? zero),
})
const crowd = (size: number): Account[] =>
  Array.from({ length: size }, (_, n) =>
    account(n, `${n * 7}.00000${n % 10}`, `0.${String(n).padStart(6, '0')}`),
  )

const [alice, bob] = [
  { sequence: 1, position: 0, ...ALICE },
  { sequence: 1, position: 1, ...BOB },
]

describe('known answers', () => {
  it('leaves, their sum and the root', () => {
    expect(leafNode(alice)).toEqual({ hash: KNOWN.alice, amounts: ALICE.amounts })
    expect(leafNode(bob)).toEqual({ hash: KNOWN.bob, amounts: BOB.amounts })
    expect(joinNodes(1, 0, leafNode(alice), leafNode(bob))).toEqual({ hash: KNOWN.top, amounts: BOTH })
    const common = { sequence: 1, time: 1_700_000_000_000, previous: NONE_BEFORE }
    expect(rootHash({ ...common, accounts: 2, leaves: 2, top: KNOWN.top, totals: BOTH })).toBe(KNOWN.root)
    const alone = { ...common, accounts: 1, leaves: 1, top: KNOWN.alice, totals: ALICE.amounts }
    expect(rootHash(alone)).toBe(KNOWN.rootOfAliceAlone)
    expect(checkProof({ ...alone, root: KNOWN.rootOfAliceAlone }, { ...alice, path: [] }, ALICE.uid)).toEqual(
      {
        steps: [{ level: 0, neighbour: null, node: { hash: KNOWN.alice, amounts: ALICE.amounts } }],
        fault: null,
      },
    )
  })
  it('the hash of texts is SHA-256, whatever their length (Node computes the same)', () => {
    const hash = asciiHash(300)
    for (const length of [0, 1, 55, 56, 63, 64, 119, 120, 300]) {
      const text = 'x'.repeat(length)
      expect(hash(text)).toBe(createHash('sha256').update(text).digest('hex'))
    }
    expect(() => hash('x'.repeat(301))).toThrow('300')
  })
  it.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 4],
    [5, 8],
    [100_000, 131_072],
  ])('%d accounts need %d leaves', (accounts, leaves) => expect(leavesFor(accounts)).toBe(leaves))
})

describe.each([1, 2, 3, 4, 5, 8, 13])('a tree of %d accounts, made by other code', (size) => {
  const { published, proofOf } = publish(crowd(size))
  it.each(Array.from({ length: size }, (_, i) => i))('proves account %d', (position) => {
    const proof = proofOf(position)
    const { steps, fault } = checkProof(published, proof, proof.uid)
    expect(fault).toBeNull()
    expect(steps).toHaveLength(Math.ceil(Math.log2(size)) + 1)
    expect(steps[steps.length - 1]?.node).toEqual({ hash: published.top, amounts: published.totals })
  })
})

describe('what a check refuses', () => {
  const people = crowd(5)
  const { published, proofOf } = publish(people)
  const proof = proofOf(2)
  const faultOf = (
    change: Partial<LiabilitiesProof>,
    root: LiabilitiesRoot = published,
    uid: string = proof.uid,
  ) => checkProof(root, { ...proof, ...change }, uid).fault
  const path = (change: (node: LiabilitiesProof['path'][number], i: number) => object) =>
    proof.path.map((node, i) => ({ ...node, ...change(node, i) }))
  const swapAt = (text: string, amounts: readonly string[]) => [text, ...amounts.slice(1)]

  it('nothing, when nothing was changed', () => expect(faultOf({})).toBeNull())

  it.each([
    ['one unit less', '14.000001'],
    ['one unit more', '14.000003'],
    ['the balance of another', '7.000001'],
  ])('a tampered balance: %s', (_, text) =>
    expect(faultOf({ amounts: swapAt(text, proof.amounts) })).toBe('totals'),
  )
  it('a balance moved to the neighbour, so that the totals still fit', () => {
    const amounts = swapAt('13.000002', proof.amounts)
    const moved = path((node, i) => (i === 0 ? { amounts: swapAt('22.000003', node.amounts) } : {}))
    expect(faultOf({ amounts, path: moved })).toBe('top')
  })
  it('balances of two neighbours exchanged', () => {
    const [first] = proof.path
    const exchanged = path((_, i) => (i === 0 ? { amounts: proof.amounts } : {}))
    expect(faultOf({ amounts: first?.amounts ?? [], path: exchanged })).toBe('top')
  })
  it('neighbours in another order', () => expect(faultOf({ path: [...proof.path].reverse() })).toBe('top'))
  it.each([0, 1, 3, 4, 7])('a wrong position: %d', (position) => expect(faultOf({ position })).toBe('top'))
  it.each([8, -1, 1.5, Number.NaN])('a position that is none: %d', (position) =>
    expect(faultOf({ position })).toBe('position'),
  )
  it('a path with a step too few or too many', () => {
    expect(faultOf({ path: proof.path.slice(1) })).toBe('position')
    expect(faultOf({ path: [...proof.path, { hash: NONE_BEFORE, amounts: NOTHING }] })).toBe('position')
  })
  it('an inner node given out as a leaf', () => {
    const above = joinNodes(1, 1, leafNode(proof), { ...(proof.path[0] ?? { hash: '', amounts: [] }) })
    expect(faultOf({ position: 1, amounts: above.amounts, path: proof.path.slice(1) })).toBe('position')
  })
  it('the proof of another user', () => {
    const other = proofOf(3)
    expect(checkProof(published, other, proof.uid).fault).toBe('owner')
    expect(checkProof(published, { ...other, uid: proof.uid }, proof.uid).fault).toBe('top')
  })
  it('another nonce, another snapshot', () => {
    expect(faultOf({ nonce: nonceOf(77) })).toBe('top')
    expect(faultOf({ sequence: 2 })).toBe('malformed')
    expect(faultOf({}, publish(people, 2, published.root).published)).toBe('malformed')
  })
  it('a negative balance or sum at any step, even where the totals fit', () => {
    expect(faultOf({ amounts: swapAt('-14.000002', proof.amounts) })).toBe('negative')
    for (const at of proof.path.keys()) {
      const negative = path((node, i) => (i === at ? { amounts: swapAt('-1.000000', node.amounts) } : {}))
      expect(faultOf({ path: negative })).toBe('negative')
    }
  })
  it('amounts that are not written as agreed', () => {
    for (const text of [
      '14.00002',
      '14.0000020',
      '014.000002',
      '14,000002',
      '1.4e1',
      '+14.000002',
      ' 14.000002',
      '',
    ])
      expect(faultOf({ amounts: swapAt(text, proof.amounts) })).toBe('malformed')
    expect(faultOf({ amounts: proof.amounts.slice(1) })).toBe('malformed')
    expect(faultOf({ amounts: [...proof.amounts, '0.000000'] })).toBe('malformed')
  })
  it('hashes and uids that are not written as agreed', () => {
    expect(faultOf({ nonce: proof.nonce.toUpperCase() })).toBe('malformed')
    expect(faultOf({ path: path((_, i) => (i === 1 ? { hash: 'ff' } : {})) })).toBe('malformed')
    const uid = `${proof.uid}\n`
    expect(faultOf({ uid }, published, uid)).toBe('malformed')
  })
  it.each<[string, Partial<LiabilitiesRoot>]>([
    ['time', { time: published.time + 1 }],
    ['totals', { totals: swapAt('70.000011', published.totals) }],
    ['accounts', { accounts: 6 }],
    ['top', { top: nonceOf(1) }],
    ['root', { root: nonceOf(1) }],
  ])('a published root whose %s was changed', (_, change) =>
    expect(faultOf({}, { ...published, ...change })).toBe('root'),
  )
  it.each<[string, Partial<LiabilitiesRoot>]>([
    ['leaves', { leaves: 16 }],
    ['accounts', { accounts: 0 }],
    ['accounts', { accounts: 4 }],
    ['first that has one before it', { previous: nonceOf(1) }],
    ['second that has none', { sequence: 2 }],
    ['negative totals', { totals: swapAt('-70.000010', published.totals) }],
  ])('a published root that cannot be: %s', (_, change) =>
    expect(['malformed', 'negative']).toContain(faultOf({}, { ...published, ...change })),
  )
  it('a root that fits itself, but is of another tree', () => {
    const other = publish(crowd(5).map((one, n) => ({ ...one, nonce: nonceOf(n + 50) }))).published
    expect(faultOf({}, other)).toBe('top')
  })
  it('a root that says other totals than its tree', () => {
    const totals = swapAt('1.000000', published.totals)
    expect(faultOf({}, { ...published, totals, root: rootHash({ ...published, totals }) })).toBe('totals')
  })
})

describe('sums', () => {
  const most = '99999999999999999999.999999'
  const with1 = (text: string) => [text, ...NOTHING.slice(1)]
  it('have up to 20 digits before the point', () => {
    const [all] = addAmounts(with1('99999999999999999999.999998'), with1('0.000001'))
    expect(all).toBe(most)
    expect(() => addAmounts(with1(most), with1('0.000001'))).toThrow('overflow')
  })
  it('that have more make a proof fail', () => {
    const { published, proofOf } = publish([account(1, most), account(2, '0.000001')])
    expect(checkProof({ ...published, totals: NOTHING, root: '' }, proofOf(0), '10000001').fault).toBe(
      'malformed',
    )
    const forged = { ...published, totals: NOTHING }
    const root = { ...forged, root: rootHash(forged) }
    expect(checkProof(root, proofOf(0), '10000001').fault).toBe('overflow')
  })
})

test('published roots are a chain', () => {
  const first = publish(crowd(2)).published
  const second = publish(crowd(3), 2, first.root).published
  const third = publish(crowd(4), 3, second.root).published
  expect(isChain([third, second, first])).toBe(true)
  expect(isChain([])).toBe(true)
  expect(isChain([third, first])).toBe(false)
  expect(isChain([third, publish(crowd(3), 2, nonceOf(9)).published])).toBe(false)
})
