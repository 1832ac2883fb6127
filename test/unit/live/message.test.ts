import fc from 'fast-check'
import { parseMessage } from '@server/live/message'

const parse = (message: unknown): unknown => parseMessage(JSON.stringify(message))

test.each([
  [{ method: 'check', tradeId: 1 }, { method: 'check' }],
  [
    { method: 'sub', type: 1, tradeId: 2 },
    { method: 'sub', topic: { type: 1, tradeId: 2 }, token: null },
  ],
  [
    { method: 'sub', type: '2', tradeId: '1' },
    { method: 'sub', topic: { type: 2, tradeId: 1 }, token: null },
  ],
  [
    { method: 'unsub', type: 3, areaId: 'x' },
    { method: 'unsub', topic: { type: 3 }, token: null },
  ],
  [
    { method: 'sub', type: 4, token: 't' },
    { method: 'sub', topic: { type: 4, currencyId: 1 }, token: 't' },
  ],
  [
    { method: 'sub', type: 6, tradeId: 1, period: '5m' },
    { method: 'sub', topic: { type: 6, tradeId: 1, period: '5m' }, token: null },
  ],
  [
    { method: 'sub', type: 7, tradeId: 1 },
    { method: 'sub', topic: { type: 7, tradeId: 1 }, token: null },
  ],
  [
    { method: 'userinfo', type: 'usdt', tradeId: 1, token: 't' },
    { method: 'userinfo', token: 't', currencyId: 1 },
  ],
])('%j is understood', (message, request) => {
  expect(parse(message)).toEqual(request)
})

test.each([
  null,
  [],
  7,
  'sub',
  {},
  { method: 'sub' },
  { method: 'sub', type: 1 },
  { method: 'sub', type: 1, tradeId: 5 },
  { method: 'sub', type: 1, tradeId: 1.5 },
  { method: 'sub', type: 7, tradeId: 5 },
  { method: 'sub', type: 8, tradeId: 1 },
  { method: 'sub', type: 6, tradeId: 1, period: '2m' },
  { method: 'sub', type: 4, token: 't', currencyId: 9 },
  { method: 'toString' },
])('%j makes no sense', (message) => {
  expect(parse(message)).toBeNull()
})

test('a token that is no token counts as none', () => {
  for (const token of [7, '', 'x'.repeat(257), null, {}]) {
    expect(parse({ method: 'sub', type: 5, token })).toMatchObject({ token: null })
  }
})

test('no text can make it throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => parseMessage(text)).not.toThrow()
    }),
  )
})
