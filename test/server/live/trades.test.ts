import { LIVE, SUB, type WireTrade } from '@core/contract/live'
import { startTestServer, type TestServer, type TestSocket } from '../../helpers/server'

/** A replay at 100 times the speed: 100 trades a second of one pair. */
let server: TestServer
let socket: TestSocket
beforeAll(async () => {
  server = await startTestServer({ env: { MARKET_REPLAY_SPEED: '100' } })
  socket = await server.socket()
})
afterAll(async () => {
  socket.close()
  await server.stop()
})

const heard = async (): Promise<readonly WireTrade[]> => {
  const message = await socket.next(({ code }) => code === LIVE.trades)
  return message.code === LIVE.trades ? message.obj.trades : []
}
const numbers = (trades: readonly WireTrade[]): number[] => trades.map(({ seq }) => Number(seq))
const downFrom = (newest: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => newest - i)

test('what is heard goes on from the last 50 without a hole, and is what the call gives', async () => {
  socket.send({ method: 'sub', type: SUB.trades, tradeId: 1 })
  let known = [...(await heard())]
  expect(known.length).toBeLessThanOrEqual(50)
  for (let i = 0; i < 5; i++) {
    const newest = Number(known[0]?.seq ?? 0)
    known = [...(await heard()).filter(({ seq }) => Number(seq) > newest), ...known]
  }
  expect(numbers(known)).toEqual(downFrom(Number(known[0]?.seq), known.length))
  const { trades } = await server.ok('ext.trades', { tradeId: 1, limit: 200 })
  const called = new Map(trades.map((trade) => [trade.seq, trade]))
  const both = known.filter(({ seq }) => called.has(seq))
  expect(both.length).toBeGreaterThan(0)
  both.forEach((trade) => expect(called.get(trade.seq)).toEqual(trade))
})

test.each([
  [0, false],
  [1, true],
  [200, true],
  [201, false],
])('1 to 200 trades at a time: %d is fine: %s', async (limit, fine) => {
  const { code } = await server.call('ext.trades', { tradeId: 1, limit })
  expect(code === 0).toBe(fine)
})

test('a pair without prices has no trades', async () => {
  expect(await server.ok('ext.trades', { tradeId: 2 })).toEqual({ tradeId: 2, trades: [] })
})
