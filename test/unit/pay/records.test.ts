import { isFiltered, mergeTransfers, NO_FILTER, withPart, type Transfer } from '@/features/pay/records/filter'
import { wordsOf } from '@/features/pay/records/words'

const transfer = (id: string, status: Transfer['status'] = 'accepted'): Transfer => ({
  ...{ id, status, kind: 'partner', direction: 'out', currencyId: 1, amount: '1' },
  ...{ party: 'Acme', account: 'me', reason: null, reference: null, time: 0, decidedAt: null },
})

test('what changed replaces its older self, what is new comes first, nothing is there twice', () => {
  const list = [transfer('c', 'pending'), transfer('b'), transfer('a')]
  const merged = mergeTransfers(list, [transfer('c'), transfer('d', 'pending')])
  expect(merged.map(({ id, status }) => `${id} ${status}`)).toEqual([
    'd pending',
    'c accepted',
    'b accepted',
    'a accepted',
  ])
  expect(mergeTransfers(list, [])).toEqual(list)
})

test('a filter takes its own values only, and is lifted by any other', () => {
  const sent = withPart(NO_FILTER, 'direction', 'out')
  expect(sent).toEqual({ direction: 'out' })
  expect(isFiltered(sent)).toBe(true)
  expect(isFiltered(withPart(sent, 'direction', 'all'))).toBe(false)
  expect(withPart(sent, 'status', 'nonsense').status).toBeUndefined()
})

test('between users a transfer is complete; a partner accepts or returns it', () => {
  expect(wordsOf({ kind: 'user', status: 'accepted', direction: 'in' }).text).toBe('pay.done_user')
  expect(wordsOf({ kind: 'partner', status: 'returned', direction: 'out' }).text).toBe('pay.status_returned')
})
