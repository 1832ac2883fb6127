import { mergeNewest } from '@/features/wallet/records/mergeNewest'
import { figuresOf, isUnderWay, timelineOf, type Withdrawal } from '@/features/withdraw/records/timeline'

const FACTS = { time: 100, decidedAt: 200, paidAt: 300, txId: null } as Withdrawal

const shown = (patch: Partial<Withdrawal>): string[] =>
  timelineOf({ ...FACTS, ...patch }).map((s) => `${s.id} ${s.state} ${s.time ?? '-'}`)

/** The states of the specification (section 4), each with what has happened, what is under way and what comes. */
test.each([
  [{ status: 'pending' }, ['requested done 100', 'review current -', 'pay next -']],
  [{ status: 'approved' }, ['requested done 100', 'approved done 200', 'pay current -']],
  [{ status: 'approved', txId: 'ab' }, ['requested done 100', 'approved done 200', 'sent current -']],
  [{ status: 'paid', txId: 'ab' }, ['requested done 100', 'approved done 200', 'paid done 300']],
  [{ status: 'rejected' }, ['requested done 100', 'rejected ended 200']],
  [{ status: 'cancelled' }, ['requested done 100', 'cancelled ended 200']],
] as const)('%j', (patch, expected) => {
  expect(shown(patch)).toEqual(expected)
})

test.each([
  ['pending', { received: '99', fee: '1' }],
  ['paid', { received: '99', fee: '1' }],
  ['rejected', { received: '0', fee: '0' }],
  ['cancelled', { received: '0', fee: '0' }],
] as const)('of 100 less a fee of 1, %s', (status, expected) => {
  expect(figuresOf({ ...FACTS, received: '99', fee: '1', status })).toEqual(expected)
})

test.each([
  ['pending', true],
  ['approved', true],
  ['paid', false],
  ['rejected', false],
  ['cancelled', false],
] as const)('%s: the money is still to arrive: %s', (status, expected) => {
  expect(isUnderWay({ status })).toBe(expected)
})

describe('a list with its newest page read again', () => {
  const item = (id: string, state = 'old') => ({ id, state })

  test('changed rows stay in their place, new ones come first, none twice', () => {
    const known = [item('c'), item('b'), item('a')]
    const merged = mergeNewest(known, [item('d', 'new'), item('c', 'new'), item('b')])
    expect(merged?.map(({ id, state }) => id + state)).toEqual(['dnew', 'cnew', 'bold', 'aold'])
  })

  test('nothing is known before the first page', () => {
    expect(mergeNewest(undefined, [item('a')])).toBeUndefined()
  })
})
