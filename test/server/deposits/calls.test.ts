import type { Clock } from '@server/context'
import { LIVE, SUB, type ServerMessage } from '@core/contract/live'
import { startTestServer, type TestServer, type TestSocket, type TestUser } from '../../helpers/server'

/** Blocks of the simulated chain come by wall time: here a second lasts twenty. */
const FAST = 20
const began = Date.now()
const clock: Clock = { now: () => began + (Date.now() - began) * FAST }

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer({ clock })
  user = await server.register()
})
afterAll(() => server.stop())

const USDT = 1
const list = (token = user.token) => server.ok('assets.withdrawHistories', { kind: 'deposit' }, { token })
const send = (amount: string, key?: string, token = user.token) =>
  server.call('ext.demoDeposit', { currencyId: USDT, network: 'tron', amount }, { token, key })

const openRecords = async (): Promise<TestSocket> => {
  const socket = await server.socket()
  socket.send({ method: 'sub', type: SUB.records, token: user.token })
  return socket
}

const isDeposit = (message: ServerMessage): boolean =>
  message.code === LIVE.record && message.obj.kind === 'deposit'

test('a test deposit arrives live: seen, confirmed step by step, credited to the wallet', async () => {
  const socket = await openRecords()
  const sent = await send('25.5')
  expect(sent.code).toBe(0)
  const seen: string[] = []
  while (seen.at(-1) !== 'credited') {
    await socket.next(isDeposit)
    const [deposit] = (await list()).list
    seen.push(deposit?.kind === 'deposit' ? deposit.status : '')
  }
  socket.close()
  const [deposit] = (await list()).list
  expect(deposit).toMatchObject({
    amount: '25.5',
    actual: '25.5',
    required: 20,
    network: 'tron',
    source: null,
  })
  const assets = await server.ok('account.oneAssets', { a: 1, b: USDT }, { token: user.token })
  expect(assets.available).toBe('10025.5')
  const entries = await server.ok('assets.histories', { type: 13 }, { token: user.token })
  expect(entries.list).toMatchObject([{ amount: '25.5', refType: 'deposit', refId: deposit?.id }])
})

test('repeated under the same key it is one payment; under another body it is refused', async () => {
  const other = await server.register()
  const first = await send('30', 'same-key', other.token)
  const again = await send('30', 'same-key', other.token)
  expect(again.obj).toEqual(first.obj)
  expect((await send('31', 'same-key', other.token)).obj).toMatchObject({ error: 'IDEMPOTENCY_CONFLICT' })
  const [row] = await server.ctx.db.query<{ count: number }>(
    'test.outputs',
    'select count(*)::int as count from sim_outputs where address = $1',
    [first.obj.address],
  )
  expect(row?.count).toBe(1)
})

// Ours: a test deposit is 10,000 USDT at most, so that play money stays in proportion.
test.each([
  ['10000', null],
  ['10000.000001', 'TEST_DEPOSIT_TOO_LARGE'],
  ['0', 'AMOUNT_NOT_POSITIVE'],
  ['', 'AMOUNT_REQUIRED'],
  ['1.0000001', 'AMOUNT_INVALID'],
])('a test deposit of %p: %p', async (amount, error) => {
  const { token } = await server.register()
  const reply = await send(amount, undefined, token)
  if (error === null) expect(reply.code).toBe(0)
  else expect(reply.obj).toMatchObject({ error })
})

test('thirty test deposits an hour are taken, the next one is refused', async () => {
  const { token } = await server.register()
  for (let n = 0; n < 30; n++) expect((await send('10', undefined, token)).code).toBe(0)
  expect((await send('10', undefined, token)).obj).toMatchObject({
    error: 'TEST_DEPOSIT_LIMIT',
    params: { count: '30' },
  })
})

test('forty test deposits at once are no more than thirty', async () => {
  const { token } = await server.register()
  const sent = await Promise.all(Array.from({ length: 40 }, () => send('10', undefined, token)))
  expect(sent.filter(({ code }) => code === 0)).toHaveLength(30)
  expect(sent.filter(({ obj }) => 'error' in obj && obj.error === 'TEST_DEPOSIT_LIMIT')).toHaveLength(10)
})

test('an address is the user’s own; visitors get none', async () => {
  const params = { id: USDT, network: 'ethereum' as const }
  const mine = await server.ok('wallet.rechargeAddress', params, { token: user.token })
  expect(mine).toMatchObject({ simulated: true, chainId: 1337, contract: null })
  const other = await server.register()
  const theirs = await server.ok('wallet.rechargeAddress', params, { token: other.token })
  expect(theirs.address).not.toBe(mine.address)
  expect((await server.call('wallet.rechargeAddress', params)).code).toBe(-1)
  expect(
    (await server.call('wallet.rechargeAddress', { id: 5, network: 'tron' }, { token: user.token })).obj,
  ).toMatchObject({ error: 'NETWORK_MISMATCH' })
})

test('everyone may read currencies with names, networks, minimums and whether they are open', async () => {
  const info = await server.ok('currency.infoData', {}, { lang: 'zh_CN' })
  expect(info).toMatchObject({ simulated: true, minDepositUsdt: '10' })
  expect(info.list.map(({ code, scale, networks }) => [code, scale, networks.map(({ id }) => id)])).toEqual([
    ['USDT', 6, ['ethereum', 'tron']],
    ['TRX', 6, ['tron']],
    ['BBT', 8, ['tron']],
    ['ETH', 18, ['ethereum']],
    ['BTC', 8, ['bitcoin']],
  ])
  const [usdt] = info.list
  expect(usdt).toMatchObject({ name: '泰达币', price: '1' })
  expect(usdt?.networks[0]).toMatchObject({
    standard: 'ERC-20',
    confirmations: 12,
    open: true,
    minDeposit: '10',
  })
  // Deposits and withdrawals tell the same terms.
  const pre = await server.ok('wallet.withdrawPreData', { id: USDT }, { token: user.token })
  expect(
    usdt?.networks.map(({ id, minWithdrawal, withdrawFee }) => [id, minWithdrawal, withdrawFee]),
  ).toEqual(expect.arrayContaining(pre.networks.map(({ id, min, fee }) => [id, min, fee])))
  const btc = info.list.at(-1)
  // 10 USDT at the price of the moment, rounded up at the sixth digit: never less than the minimum is worth.
  const least = Number(btc?.networks[0]?.minDeposit)
  expect(least * Number(btc?.price)).toBeGreaterThanOrEqual(10)
  expect((least - 0.000001) * Number(btc?.price)).toBeLessThan(10)
})

test('the list has pages and takes a currency', async () => {
  const page = await server.ok(
    'assets.withdrawHistories',
    { kind: 'deposit', currencyId: 5, pageSize: 1 },
    { token: user.token },
  )
  expect(page).toEqual({ list: [], pages: 0, total: 0 })
  const usdt = await server.ok(
    'assets.withdrawHistories',
    { kind: 'deposit', currencyId: USDT, pageSize: 1 },
    { token: user.token },
  )
  expect(usdt).toMatchObject({ pages: 1, total: 1 })
})
