import { mergeNewest } from '@/features/wallet/records/mergeNewest'
import { inGroups, stepsOf } from '@/features/withdraw/records/steps'

const FACTS = { time: 100, decidedAt: 200, paidAt: 300 }

/** The states of the specification (section 4), each with what has happened, what is under way and what comes. */
test.each([
  ['pending', ['requested done 100', 'review now -', 'payment next -']],
  ['approved', ['requested done 100', 'approved done 200', 'paying now -']],
  ['paid', ['requested done 100', 'approved done 200', 'paid done 300']],
  ['rejected', ['requested done 100', 'rejected end 200']],
  ['cancelled', ['requested done 100', 'cancelled end 200']],
] as const)('a %s withdrawal', (status, expected) => {
  const steps = stepsOf({ ...FACTS, status })
  const shown = steps.map((s) => `${s.text.replace('withdraw.step_', '')} ${s.mark} ${s.time ?? '-'}`)
  expect(shown).toEqual(expected)
})

test.each([
  ['abcd', 'abcd'],
  ['abcde', 'abcd e'],
  ['abcdefgh', 'abcd efgh'],
])('the address %s is shown as %s', (address, shown) => {
  expect(inGroups(address)).toBe(shown)
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
