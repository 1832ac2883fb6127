import { demoAnswers } from '@server/partners/demo'
import { startTestServer, type TestServer } from '../../helpers/server'
import { linesOf, newPayer, tell, TRADE_PASSWORD, walletOf, type Payer } from './helper'

/** The partner that the demo brings along, over real HTTP within one server. */

let server: TestServer
let anna: Payer
beforeAll(async () => {
  server = await startTestServer()
  anna = await newPayer(server)
}, 60_000)
afterAll(() => server.stop())

const pay = async (amount: string, to: string): Promise<string> => {
  const body = { kind: 'partner', partnerId: 'demo', to, currencyId: 1, amount } as const
  const token = anna.token
  const sent = { ...body, tradePassword: TRADE_PASSWORD }
  return (await server.ok('account.transferToThird', sent, { token })).transfer.id
}

const list = async () =>
  (await server.ok('account.transferToThirdHistory', { kind: 'partner' }, { token: anna.token })).list

/** Waits, told by the server, until transfers are as wanted. */
const until = async (fits: (all: Awaited<ReturnType<typeof list>>) => boolean) => {
  const socket = await server.socket()
  socket.send({ method: 'sub', type: 5, token: anna.token })
  socket.send({ method: 'check' })
  await socket.next((m) => m.code === 4)
  for (let all = await list(); ; all = await list()) {
    if (fits(all)) {
      socket.close()
      return all
    }
    await socket.next((m) => m.code === 9)
  }
}

test('accepts, returns amounts that end in .13, and pays back what goes to "echo"', async () => {
  const [plain, unlucky, echo] = [
    await pay('20', 'me@demo'),
    await pay('5.13', 'me@demo'),
    await pay('7', 'Echo'),
  ]
  expect(await walletOf(server.ctx, anna.userId)).toEqual({ available: '9967.87', frozen: '32.13' })
  const all = await until((now) => now.length === 4 && now.every(({ status }) => status !== 'pending'))
  const statusOf = (id: string) => all.find((transfer) => transfer.id === id)?.status
  expect([statusOf(plain), statusOf(unlucky), statusOf(echo)]).toEqual(['accepted', 'returned', 'accepted'])
  expect(all.find(({ direction }) => direction === 'in')).toMatchObject({
    amount: '7',
    status: 'accepted',
    party: 'Demo Exchange',
    account: 'Echo',
  })
  expect(await walletOf(server.ctx, anna.userId)).toEqual({ available: '9980', frozen: '0' })
  expect((await linesOf(server.ctx, anna.userId)).filter((line) => line.startsWith('24'))).toHaveLength(3)
}, 30_000)

test('takes webhooks only with its own signature', async () => {
  const response = await fetch(`${server.address}/api/ext/demo/partner`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'webhook-id': 'x', 'webhook-timestamp': '1' },
    body: '{}',
  })
  expect(response.status).toBe(401)
  const said = { type: 'transfer.credit', reference: 'x', uid: anna.uid, from: 'x', currency: 'USDT' }
  expect(await tell(server.address, { ...said, amount: '5' }, { partner: 'demo' })).toMatchObject({
    status: 401,
  })
})

test.each([
  ['5.13', 'returned'],
  ['0.13', 'returned'],
  ['5.130001', 'accepted'],
  ['5.1', 'accepted'],
  ['13', 'accepted'],
])('%s is %s', (amount, status) => {
  const request = { transferId: 'a', uid: '1', to: 'x', currency: 'USDT', amount, requestedAt: '' }
  expect(demoAnswers({ ...request, type: 'transfer.requested' })).toMatchObject([{ status }])
})
