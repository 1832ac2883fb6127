import {
  canonical,
  checkRules,
  readReceipt,
  receiptFile,
  type CanonicalValue,
  type Receipt,
} from '@core/domain/receipts'
import { verifyReceipt } from '@core/domain/receipts/verify'
import { ENDINGS, NOON, testKey, WON } from '../../helpers/receipts'

const house = testKey('house')

const failed = (receipt: Receipt): string[] =>
  checkRules(receipt)
    .filter(({ holds }) => !holds)
    .map(({ check }) => check)

describe('a receipt as it should be', () => {
  test.each(Object.entries(ENDINGS))('ended by %s is sound', (_rule, receipt) => {
    const { checks, sound, key } = verifyReceipt(house.signed(receipt), [house.key])
    expect(checks.filter(({ holds }) => !holds)).toEqual([])
    expect([sound, key]).toEqual([true, house.key])
  })

  test('is read again from its file, however it is spaced', () => {
    const signed = house.signed(WON)
    const file = receiptFile(signed, house.key.publicKey)
    expect(readReceipt(file)).toEqual(signed)
    expect(readReceipt(`\n ${JSON.stringify(JSON.parse(file))} \n`)).toEqual(signed)
  })
})

/** Every value in a receipt, by its path, with others in its place. */
type Path = readonly (string | number)[]

const leaves = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]))
    : [path]

const changed = (value: CanonicalValue): CanonicalValue => {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return `${value.slice(0, -1)}${value.endsWith('1') ? '2' : '1'}`
  return { seq: '1', time: 1, price: '1' }
}

const withChange = (receipt: Receipt, path: Path): Receipt => {
  const copy = JSON.parse(JSON.stringify(receipt)) as Receipt
  const owner = path
    .slice(0, -1)
    .reduce<Record<string, CanonicalValue>>(
      (at, name) => at[name] as unknown as Record<string, CanonicalValue>,
      copy as unknown as Record<string, CanonicalValue>,
    )
  const name = String(path[path.length - 1])
  owner[name] = changed(owner[name] ?? null)
  return copy
}

describe('a receipt in which one thing was changed', () => {
  const { win, noOpenTick, soldBack } = ENDINGS
  const flips = Object.entries({ win, noOpenTick, soldBack }).flatMap(([rule, receipt]) =>
    leaves(receipt).map((path) => [`${rule}: ${path.join('.')}`, receipt, path] as const),
  )

  test('there are many ways to do so', () => expect(flips.length).toBeGreaterThan(120))

  test.each(flips)('%s', (_name, receipt, path) => {
    const { receipt: said, signature } = house.signed(receipt)
    const forged = { receipt: withChange(said, path), signature }
    expect(canonical(forged.receipt)).not.toBe(canonical(said))
    const read = readReceipt(receiptFile(forged))
    expect(read === null || !verifyReceipt(read, [house.key]).sound).toBe(true)
  })

  test.each([0, 63, 64, 127])('digit %d of the signature', (digit) => {
    const { receipt, signature } = house.signed(WON)
    const other = signature[digit] === '0' ? '1' : '0'
    const forged = { receipt, signature: signature.slice(0, digit) + other + signature.slice(digit + 1) }
    expect(verifyReceipt(forged, [house.key]).sound).toBe(false)
  })
})

describe('a key', () => {
  const say = (from: number, until: number | null) => {
    const { key, signed } = testKey('house', from, until)
    const { checks } = verifyReceipt(signed(WON), [testKey('other').key, key])
    return checks.slice(0, 2).map(({ holds }) => holds)
  }

  test.each([
    ['from the very moment', WON.issuedAt, null, true],
    ['until the very moment', 0, WON.issuedAt, true],
    ['from a moment later', WON.issuedAt + 1, null, false],
    ['until a moment before', 0, WON.issuedAt - 1, false],
  ] as const)('in use %s', (_when, from, until, holds) => expect(say(from, until)).toEqual([holds, true]))

  test('that is not known proves nothing, but the rules can still be compared', () => {
    const { key, checks, sound } = verifyReceipt(testKey('stranger').signed(WON), [house.key])
    expect([key, sound]).toEqual([null, false])
    expect(checks.filter(({ holds }) => !holds).map(({ check }) => check)).toEqual(['key', 'signature'])
  })

  test('of another id cannot sign in its place', () => {
    const { signature } = testKey('stranger').signed(WON)
    const { receipt } = house.signed(WON)
    expect(verifyReceipt({ receipt, signature }, [house.key]).checks[1]).toEqual({
      check: 'signature',
      holds: false,
    })
  })
})

/** What a house that signs against its own rules would be caught at. */
const at = (ms: number, seq: number, price: string) => ({ seq: String(seq), time: NOON + ms, price })
const { noOpenTick, staleSettleTick, sameTick, cancelled, soldBack } = ENDINGS

test.each<[string, Receipt, string[]]>([
  [
    'a profit that is not stake x rate',
    { ...WON, order: { ...WON.order, profit: '75' } },
    ['terms', 'amounts'],
  ],
  ['a pair of another number', { ...WON, order: { ...WON.order, pair: 'ETH/USDT' } }, ['terms']],
  ['a win called a loss', { ...WON, rule: 'loss', result: '-100', credited: '0' }, ['outcome']],
  ['a win paid as nothing', { ...WON, credited: '100' }, ['amounts']],
  [
    'the second tick after acceptance as the open tick',
    {
      ...WON,
      openTick: at(2_000, 502, '23141.50'),
      settleAt: NOON + 62_000,
      settleTick: at(62_000, 562, '23100.00'),
    },
    ['firstTick', 'outcome'],
  ],
  ['an open tick 3.001 s late', { ...WON, acceptedAt: NOON + 1_000 - 3_001 }, ['firstTick']],
  [
    'a settle tick after the second',
    { ...WON, settleTick: at(62_000, 562, '23100.00') },
    ['lastTick', 'outcome'],
  ],
  [
    'a settle tick before the last',
    { ...WON, settleTick: at(60_000, 560, '23140.50') },
    ['lastTick', 'outcome'],
  ],
  ['another settlement second', { ...WON, settleAt: NOON + 61_001 }, ['settleAt']],
  ['a tick out of order', { ...WON, openTicks: [...WON.openTicks].reverse() }, ['ticks', 'firstTick']],
  ['the accepted tick left out', { ...WON, openTicks: WON.openTicks.slice(2) }, ['ticks']],
  [
    'void for want of an open tick that was there in time',
    { ...noOpenTick, openTicks: [at(0, 500, '23140.48'), at(3_400, 501, '23141.00')] },
    ['noTick'],
  ],
  [
    'void for an old settle tick that is 3.000 s old',
    {
      ...staleSettleTick,
      settleTick: at(58_000, 557, '23139.00'),
      settleTicks: [at(58_000, 557, '23139.00')],
    },
    ['oldTick'],
  ],
  [
    'void for one tick when there were two',
    { ...sameTick, settleTick: WON.settleTick, settleTicks: WON.settleTicks },
    ['sameTick'],
  ],
  ['cancelled after it had opened', { ...cancelled, openTick: WON.openTick }, ['notOpened']],
  ['a cancelled order that cost something', { ...cancelled, result: '-1', credited: '99' }, ['amounts']],
  [
    'sold back 10.000 s before the end',
    { ...soldBack, settleTick: at(51_000, 551, '1.00'), settleTicks: [at(51_000, 551, '1.00')] },
    ['soldBack'],
  ],
  [
    'sold back for more than a win',
    { ...soldBack, result: '76.000001', credited: '176.000001' },
    ['amounts'],
  ],
])('signed all the same: %s', (_lie, receipt, checks) => {
  expect(failed(receipt)).toEqual(checks)
  expect(verifyReceipt(house.signed(receipt), [house.key]).sound).toBe(false)
})

test.each([
  ['an open tick 3.000 s after acceptance', { ...WON, acceptedAt: NOON + 1_000 - 3_000 }],
  [
    'a settle tick 3.000 s old',
    { ...WON, settleTick: at(58_000, 558, '23141.01'), settleTicks: [at(58_000, 558, '23141.01')] },
  ],
  [
    'a sale 10.001 s before the end',
    { ...soldBack, settleTick: at(50_999, 551, '1.00'), settleTicks: [at(50_999, 551, '1.00')] },
  ],
])('just within the rules: %s', (_name, receipt) => expect(failed(receipt)).toEqual([]))

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['another document', '{"a":1}'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a signature alone', `{"signature":"${'0'.repeat(128)}"}`],
  ['something very long', ' '.repeat(20_001)],
])('%s is no receipt', (_name, text) => expect(readReceipt(text)).toBeNull())

test.each([
  ['a field more', (said: Receipt) => ({ ...said, note: 'x' })],
  ['a field less', ({ order, ...rest }: Receipt) => ({ ...rest, order: { ...order, area: undefined } })],
  ['a price that is a number', (said: Receipt) => ({ ...said, openTick: { ...said.openTick, price: 1 } })],
  ['another version', (said: Receipt) => ({ ...said, version: 2 })],
  ['a rule of another state', (said: Receipt) => ({ ...said, rule: 'cancelled' })],
])('a receipt with %s is none', (_name, change) => {
  const { receipt, signature } = house.signed(WON)
  expect(readReceipt(JSON.stringify({ receipt: change(receipt), signature }))).toBeNull()
})
