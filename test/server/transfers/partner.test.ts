import { endpoints } from '@core/contract/endpoints'
import { isSigned, sign } from '@server/partners/signature'
import { MAX_TRIES, waitAfter } from '@server/partners/outbox'
import { startTestServer, type TestServer } from '../../helpers/server'
import {
  linesOf,
  newPayer,
  openPartner,
  PARTNER_SECRET,
  partnerSettings,
  tell,
  TRADE_PASSWORD,
  walletOf,
  type Payer,
  type StubPartner,
} from './helper'

/** A partner is paid and pays in, over real HTTP to a stub of its server. */

let partner: StubPartner
let server: TestServer
let anna: Payer
const clock = { ahead: 0, now: () => Date.now() + clock.ahead }

beforeAll(async () => {
  partner = await openPartner()
  const env = { ...partnerSettings(partner.url, '100000'), LOG_LEVEL: 'silent' }
  server = await startTestServer({ env, clock })
}, 60_000)
afterAll(async () => {
  await server.stop()
  await partner.close()
})
beforeEach(async () => {
  partner.reply = () => ({ status: 202, body: {} })
  anna = await newPayer(server)
})

const pay = async (amount: string, more: { to?: string; key?: string } = {}): Promise<string> => {
  const { to = 'anna@acme', key } = more
  const asked = { kind: 'partner', partnerId: 'acme', to, currencyId: 1, amount } as const
  const { transfer } = await server.ok(
    'account.transferToThird',
    { ...asked, tradePassword: TRADE_PASSWORD },
    { token: anna.token, key },
  )
  expect(transfer).toMatchObject({ status: 'pending', party: 'Acme Bank', account: to, direction: 'out' })
  return transfer.id
}

const stateOf = async (id: string) => {
  const { list } = await server.ok('account.transferToThirdHistory', {}, { token: anna.token })
  const found = list.find((transfer) => transfer.id === id)
  return { status: found?.status, reason: found?.reason, reference: found?.reference }
}

const box = async (id: string) => {
  const [row] = await server.ctx.db.query<{ state: string; tries: number; last_error: string }>(
    'test.box',
    'select state, tries, last_error from partner_outbox where transfer_id = $1',
    [id],
  )
  return row
}

/** Makes what waits for its next try due, and delivers it. */
const deliverAgain = async (): Promise<void> => {
  clock.ahead += 3 * 3_600_000
  await server.partners.run()
  await server.partners.run()
}

const says = (transferId: string, status: 'accepted' | 'returned', more: object = {}) => ({
  type: 'transfer.result',
  transferId,
  status,
  ...more,
})
const tellNow = (said: object, more: Parameters<typeof tell>[2] = {}) =>
  tell(server.address, said, { at: clock.now(), ...more })

test('the money is frozen first, and the partner gets a signed webhook that names all it needs', async () => {
  const id = await pay('12.5')
  expect(await walletOf(server.ctx, anna.userId)).toEqual({ available: '9987.5', frozen: '12.5' })
  const { headers, body } = await partner.next(({ transferId }) => transferId === id)
  expect(isSigned(PARTNER_SECRET, headers, body, clock.now())).toBe(true)
  expect(isSigned(PARTNER_SECRET, headers, `${body} `, clock.now())).toBe(false)
  expect(headers['webhook-id']).toBe(id)
  expect(JSON.parse(body)).toMatchObject({
    type: 'transfer.requested',
    transferId: id,
    uid: anna.uid,
    to: 'anna@acme',
    currency: 'USDT',
    amount: '12.5',
  })
})

test('a reply that accepts pays it out, and the user is told', async () => {
  partner.reply = ({ transferId }) => ({
    status: 200,
    body: { transferId, status: 'accepted', reference: 'A-1' },
  })
  const socket = await server.socket()
  socket.send({ method: 'sub', type: 5, token: anna.token })
  const id = await pay('20')
  const about = async () => (await stateOf(id)).status
  while ((await about()) === 'pending') await socket.next((m) => m.code === 9)
  socket.close()
  expect(await stateOf(id)).toMatchObject({ status: 'accepted', reference: 'A-1' })
  expect(await walletOf(server.ctx, anna.userId)).toEqual({ available: '9980', frozen: '0' })
  expect(await linesOf(server.ctx, anna.userId)).toEqual(['21 10000', '4 -20', '4 20 f', '4 -20 f'])
})

test('a message that returns it gives everything back, with the reason', async () => {
  const id = await pay('20')
  const reason = 'no such account'
  expect(await tellNow(says(id, 'returned', { reason }))).toEqual({
    status: 200,
    body: { transferId: id, status: 'returned' },
  })
  expect(await stateOf(id)).toMatchObject({ status: 'returned', reason })
  expect(await walletOf(server.ctx, anna.userId)).toEqual({ available: '10000', frozen: '0' })
  const lines = ['21 10000', '4 -20', '4 20 f', '24 -20 f', '24 20']
  expect(await linesOf(server.ctx, anna.userId)).toEqual(lines)
})

test('thirty messages at once, half of them contrary, decide once; the contrary ones are told so', async () => {
  const id = await pay('50')
  const all = await Promise.all(
    Array.from({ length: 30 }, (_, i) => tellNow(says(id, i % 2 === 0 ? 'accepted' : 'returned'))),
  )
  expect(all.filter(({ status }) => status === 200)).toHaveLength(15)
  expect(all.filter(({ body }) => body.error === 'TRANSFER_DECIDED')).toHaveLength(15)
  const { status } = await stateOf(id)
  const left = status === 'accepted' ? '9950' : '10000'
  expect(await walletOf(server.ctx, anna.userId)).toEqual({ available: left, frozen: '0' })
  await deliverAgain()
  expect(await box(id)).toMatchObject({ state: 'done' })
})

test('a hung-up connection, an error and a vague reply are tried again under the same id, until a verdict', async () => {
  const replies = [
    () => null,
    () => ({ status: 500, body: {} }),
    () => ({ status: 302, body: {} }),
    () => ({ status: 200, body: { status: 'accepted', transferId: '0190a0c0-0000-7000-8000-000000000000' } }),
    ({ transferId }: { transferId: string }) => ({ status: 200, body: { transferId, status: 'accepted' } }),
  ]
  let count = 0
  partner.reply = (got) =>
    got.body.includes('"to":"retry"') ? (replies[count++]?.(got) ?? null) : { status: 202, body: {} }
  const id = await pay('9', { to: 'retry' })
  const tried: string[] = []
  for (let i = 0; i < 8 && (await stateOf(id)).status === 'pending'; i++) {
    await deliverAgain()
    tried.push((await box(id))?.last_error ?? '')
  }
  expect(await stateOf(id)).toMatchObject({ status: 'accepted' })
  const got = partner.received.filter(({ transferId }) => transferId === id)
  expect(new Set(got.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([id]))
  expect(new Set(got.map(({ body }) => body)).size).toBe(1)
  expect(tried).toContain('the partner answered HTTP 500')
  expect(await walletOf(server.ctx, anna.userId)).toEqual({ available: '9991', frozen: '0' })
})

test('after the last try it is stuck, still frozen, and a late message decides it all the same', async () => {
  const id = await pay('7')
  await partner.next(({ transferId }) => transferId === id)
  for (let i = 0; i < 2 * MAX_TRIES && (await box(id))?.state === 'due'; i++) await deliverAgain()
  expect(await box(id)).toMatchObject({ state: 'stuck', tries: MAX_TRIES })
  expect(partner.received.filter(({ transferId }) => transferId === id)).toHaveLength(MAX_TRIES)
  const before = partner.received.length
  await deliverAgain()
  expect(partner.received).toHaveLength(before)
  expect(await walletOf(server.ctx, anna.userId)).toEqual({ available: '9993', frozen: '7' })
  await tellNow(says(id, 'accepted'))
  expect(await walletOf(server.ctx, anna.userId)).toEqual({ available: '9993', frozen: '0' })
})

test('the wait doubles from 5 s to an hour, a quarter more or less', () => {
  expect([1, 2, 3, 10, 11, 18].map((tries) => waitAfter(tries, 0.5))).toEqual([
    5_000, 10_000, 20_000, 2_560_000, 3_600_000, 3_600_000,
  ])
  expect([waitAfter(1, 0), waitAfter(1, 1)]).toEqual([3_750, 6_250])
})

test('wrong secrets, other texts, missing and old signatures are refused and change nothing', async () => {
  const id = await pay('30')
  const said = says(id, 'accepted')
  const refused = { status: 401, body: { error: 'SIGNATURE_INVALID' } }
  const five = 5 * 60_000
  expect(await tellNow(said, { secret: Buffer.from('another secret of 32 characters.') })).toEqual(refused)
  expect(await tellNow(said, { sent: JSON.stringify(says(id, 'returned')) })).toEqual(refused)
  expect(await tellNow(said, { headers: { 'webhook-id': 'other' } })).toEqual(refused)
  expect(await tellNow(said, { headers: { 'webhook-signature': 'v1,AAAA' } })).toEqual(refused)
  expect(await tellNow(said, { headers: { 'webhook-signature': '' } })).toEqual(refused)
  expect(await tellNow(said, { at: clock.now() - five - 2_000 })).toEqual(refused)
  expect(await tellNow(said, { at: clock.now() + five + 2_000 })).toEqual(refused)
  expect(await tellNow(said, { partner: 'nobody' })).toEqual(refused)
  expect(await tellNow(said, { partner: 'demo' })).toEqual(refused)
  expect((await stateOf(id)).status).toBe('pending')
  expect((await tellNow(said, { at: clock.now() - five + 30_000 })).status).toBe(200)
})

test('a recorded message that is sent again changes nothing, and later it is refused', async () => {
  const [first, second] = [await pay('5'), await pay('6')]
  const at = clock.now()
  const body = says(first, 'accepted')
  const headers = { ...sign(PARTNER_SECRET, 'recorded', JSON.stringify(body), at) }
  for (let i = 0; i < 3; i++) expect((await tellNow(body, { headers })).status).toBe(200)
  expect(await walletOf(server.ctx, anna.userId)).toEqual({ available: '9989', frozen: '6' })
  clock.ahead += 5 * 60_000 + 2_000
  expect((await tellNow(body, { headers })).status).toBe(401)
  expect((await stateOf(second)).status).toBe('pending')
})

test('our own webhook sent back to us, and what is no message, are refused', async () => {
  const id = await pay('8')
  const { body } = await partner.next(({ transferId }) => transferId === id)
  const invalid = { status: 400, body: { error: 'MESSAGE_INVALID' } }
  expect(await tellNow(JSON.parse(body) as object)).toEqual(invalid)
  expect(await tellNow({ ...says(id, 'accepted'), status: 'pending' })).toEqual(invalid)
  expect(await tellNow(says('1', 'accepted'))).toEqual(invalid)
  const unknown = says('0190a0c0-0000-7000-8000-000000000000', 'accepted')
  expect(await tellNow(unknown)).toEqual({ status: 404, body: { error: 'TRANSFER_UNKNOWN' } })
})

test('what is too long or no JSON is refused before it is read', async () => {
  const post = async (type: string, body: string) => {
    const url = `${server.address}/api/ext/partners/acme/result`
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body })
    return response.status
  }
  expect(await post('application/json', 'x'.repeat(16_385))).toBe(413)
  expect(await post('text/plain', '{}')).toBe(415)
  expect(await post('application/json', 'no json')).toBe(401)
})

test('a partner pays in: once for each reference, however often it is sent', async () => {
  const credit = { type: 'transfer.credit', reference: `R-${anna.uid}`, uid: anna.uid, from: 'anna@acme' }
  const said = { ...credit, currency: 'USDT', amount: '33' }
  const all = await Promise.all(Array.from({ length: 10 }, () => tellNow(said)))
  expect(new Set(all.map(({ status, body }) => `${status} ${body.transferId}`)).size).toBe(1)
  expect(all[0]).toMatchObject({ status: 200, body: { status: 'accepted' } })
  expect(await linesOf(server.ctx, anna.userId)).toEqual(['21 10000', '24 33'])
  const other = await tellNow({ ...said, amount: '34' })
  expect(other).toEqual({ status: 409, body: { error: 'IDEMPOTENCY_CONFLICT' } })
  const { list } = await server.ok('account.transferToThirdHistory', { direction: 'in' }, anna)
  expect(list).toHaveLength(1)
  expect(list[0]).toMatchObject({
    kind: 'partner',
    status: 'accepted',
    party: 'Acme Bank',
    account: 'anna@acme',
    reference: credit.reference,
  })
})

test.each([
  ['4.999999', 400, 'PARTNER_AMOUNT_OUT_OF_RANGE'],
  ['5', 200, undefined],
  ['100', 200, undefined],
  ['100.000001', 400, 'PARTNER_AMOUNT_OUT_OF_RANGE'],
  ['5.0000001', 400, 'AMOUNT_INVALID'],
  ['-5', 400, 'AMOUNT_INVALID'],
])('a credit of %s answers %d %s (limits 5 and 100)', async (amount, status, error) => {
  const said = { type: 'transfer.credit', reference: `L-${anna.uid}`, uid: anna.uid, from: 'x' }
  const answer = await tellNow({ ...said, currency: 'USDT', amount })
  expect([answer.status, answer.body.error]).toEqual([status, error])
})

test('credits to nobody, to the frozen and in coins that were not agreed are refused', async () => {
  const said = { type: 'transfer.credit', reference: 'N-1', uid: '99999999', from: 'x', currency: 'USDT' }
  expect(await tellNow({ ...said, amount: '10' })).toMatchObject({ status: 404 })
  const coin = { ...said, uid: anna.uid, currency: 'BTC', amount: '10' }
  expect((await tellNow(coin)).body).toEqual({ error: 'PARTNER_CURRENCY' })
  await server.ctx.db.query('test.freeze', 'update users set frozen = true where id = $1', [anna.userId])
  const frozen = { ...said, uid: anna.uid, amount: '10' }
  expect((await tellNow(frozen)).body).toEqual({ error: 'RECIPIENT_UNAVAILABLE' })
})

test('the list of partners names limits, never addresses or secrets', async () => {
  const { partners, identityNeeded } = await server.ok('ext.partners', {}, { token: anna.token })
  expect(identityNeeded).toBe(false)
  expect(partners.map(({ id, name }) => [id, name])).toEqual([
    ['acme', 'Acme Bank'],
    ['demo', 'Demo Exchange'],
  ])
  expect(partners[0]).toEqual({
    id: 'acme',
    name: 'Acme Bank',
    limits: [{ currencyId: 1, min: '5', max: '100' }],
  })
  expect(endpoints['ext.partners'].path).toBe('/api/ext/partners')
})
