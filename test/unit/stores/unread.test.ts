import { badgeText, forgetUnread, takeUnread, unread, type Notification } from '@/stores/unread'

const item = (id: string, read = false): Notification => ({
  ...{ id, kind: 'reward', params: {}, link: '/pages/me/team', time: 0, read },
})
const page = (list: Notification[], count: number) => ({
  ...{ list, unread: count, pages: 1, total: list.length },
})

beforeEach(forgetUnread)

test('the first answer is no news, however much is unread', () => {
  expect(takeUnread(page([item('b'), item('a')], 2))).toEqual([])
  expect(unread.getState()).toEqual({ count: 2, newest: 'b' })
})

test('afterwards what is newer than the newest known and unread is news, once', () => {
  takeUnread(page([item('b')], 1))
  const next = page([item('e'), item('d', true), item('c'), item('b')], 3)
  expect(takeUnread(next).map(({ id }) => id)).toEqual(['e', 'c'])
  expect(takeUnread(next)).toEqual([])
})

test('the first notification ever is news when the list was empty before', () => {
  takeUnread(page([], 0))
  expect(takeUnread(page([item('a')], 1)).map(({ id }) => id)).toEqual(['a'])
})

test('another user begins anew', () => {
  takeUnread(page([item('b')], 1))
  forgetUnread()
  expect(takeUnread(page([item('z')], 1))).toEqual([])
})

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%d unread show as "%s"', (count, text) => expect(badgeText(count)).toBe(text))
