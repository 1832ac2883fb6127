import { callIds, endpoints, methodsOf, type CallId, type Endpoint } from '@core/contract/endpoints'
import type { ErrorObjShape } from '@core/contract/envelope'
import { errorText } from '@core/contract/errors'
import { schemas, type CallSchema } from '@core/contract/schemas'
import { errorCodeOf, LANGUAGES } from '@core/domain'
import { send, type Reply } from '../helpers/client'
import { startTestServer, type TestServer, type TestUser } from '../helpers/server'

/** Every call of the contract, given nonsense, answers a translated envelope; nothing changes; the server lives on. */

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer()
  user = await server.register()
}, 60_000)
afterAll(() => server.stop())

const LONG = 'x'.repeat(5_000)
const NONSENSE: readonly unknown[] = [
  null,
  true,
  [],
  {},
  { $gt: '' },
  '',
  ' ',
  0,
  -1,
  1.5,
  1e308,
  9007199254740993,
  '-1',
  '1e-30',
  '0x10',
  'NaN',
  '99999999999999999999999999999999',
  '\u0000',
  '💥\u202e漢字',
  "'; drop table accounts; --",
  LONG,
]

const UNKNOWN = '01900000-0000-7000-8000-000000000000'

/** Values that pass the schema, so that nonsense in one field is not hidden by another that is missing. */
const SENSIBLE: Readonly<Record<string, unknown>> = {
  a: 1,
  account: 'nobody@example.com',
  accountType: 2,
  agreement: true,
  amount: '1',
  areaId: '1',
  b: 1,
  code: '000000',
  confirmPassword: 'vk47tz93',
  currencyId: 1,
  direction: 'up',
  duration: 60,
  from: 1,
  id: 1,
  kind: 'email',
  password: 'vk47tz93',
  period: '1m',
  purpose: 'register',
  quantity: '1',
  to: 2,
  tradeId: 1,
}

/** What a field means in that call alone. Codes are wrong on purpose, and nobody is looked up who is there. */
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const SENSIBLE_IN: Partial<Record<CallId, Readonly<Record<string, unknown>>>> = {
  'account.transferToThird': {
    ...{
      kind: 'partner',
      partnerId: 'demo',
      to: 'account 1',
      recipientId: UNKNOWN,
      tradePassword: 'vk47tz93',
    },
    amount: '10',
  },
  'account.transferToThirdHistory': { kind: 'user', id: UNKNOWN, direction: 'in', status: 'pending' },
  'assets.withdraw': {
    ...{ network: 'tron', addressId: UNKNOWN, amount: '100', fee: '1', tradePassword: 'vk47tz93' },
  },
  'assets.withdrawHistories': { kind: 'withdrawal', id: UNKNOWN },
  'currency.exchange': { quoteId: UNKNOWN },
  'currency.exchangeData': { screen: 'swap', amount: '0.5' },
  'ext.addBankCard': { holder: 'A', bank: 'B', cardNumber: '4111111111111112' },
  'ext.cancelWithdrawal': { id: UNKNOWN },
  'ext.enquiry': { company: 'C', contact: 'x', message: 'M', name: 'N', key: 'k' },
  'ext.demoDeposit': { network: 'tron', amount: '10000.1' },
  'ext.recipient': { method: 'email', region: 'US' },
  'ext.removeAddress': { id: UNKNOWN },
  'ext.removeBankCard': { id: UNKNOWN },
  'profile.changeTradePassword': {
    ...{
      loginPassword: 'vk47tz93',
      oldPassword: 'vk47tz93',
      newPassword: 'mint5739',
      confirmPassword: 'mint5739',
    },
  },
  'verification.sendToMe': { purpose: 'withdraw', kind: 'email', bind: 'withdraw:USDT' },
  'wallet.addAddress': { network: 'tron', label: 'Savings', address: TRON, confirmed: false },
  'wallet.rechargeAddress': { network: 'tron' },
}

const sensible = (id: CallId): Readonly<Record<string, unknown>> => ({ ...SENSIBLE, ...SENSIBLE_IN[id] })

const fieldsOf = (id: CallId): string[] => {
  const schema = (schemas as Partial<Record<CallId, CallSchema>>)[id]
  const { properties = {} } = (schema?.request ?? {}) as { properties?: object }
  return [...new Set([...Object.keys(properties), ...Object.keys(pathSample(id))])]
}

const pathSample = (id: CallId): Record<string, unknown> =>
  Object.fromEntries([...endpoints[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 1]))

const sampleOf = (id: CallId): Record<string, unknown> => ({
  ...pathSample(id),
  ...Object.fromEntries(
    fieldsOf(id).flatMap((name) => (name in sensible(id) ? [[name, sensible(id)[name]]] : [])),
  ),
})

const inputsOf = (id: CallId): Record<string, unknown>[] => [
  pathSample(id),
  { ...sampleOf(id), unlisted: LONG, token: 'not-a-token', lang: 'xx' },
  ...fieldsOf(id).flatMap((name) => NONSENSE.map((value) => ({ ...sampleOf(id), [name]: value }))),
]

const state = () =>
  server.ctx.db.query(
    'test.state',
    `select (select count(*) from entries) as entries, (select count(*) from users) as users,
            (select count(*) from option_orders) as orders, (select count(*) from transfers) as transfers,
            (select count(*) from withdrawals) as withdrawals, (select count(*) from swaps) as swaps,
            (select count(*) from withdrawal_addresses) as addresses, (select count(*) from bank_cards) as cards,
            (select count(*) from sim_outputs) as deposits,
            (select string_agg(concat_ws(':', id, available, frozen), ',' order by id) from accounts) as balances`,
  )

const check = (reply: Reply<unknown>, lang: (typeof LANGUAGES)[number]['code']): void => {
  expect([200, 404, 422]).toContain(reply.status)
  expect(Number.isInteger(reply.code)).toBe(true)
  expect(reply.code).not.toBe(1000)
  if (reply.code === 0) return
  const { error, params } = reply.obj as ErrorObjShape
  expect(errorCodeOf(reply.code)).toBe(error)
  expect(reply.msg).toBe(errorText(lang, error as Parameters<typeof errorText>[1], params))
}

/** Ends the session that the other calls need, or is sound input by itself. */
const LEFT_OUT: readonly CallId[] = ['user.logout']
/** With all fields sensible these do something on purpose: only their nonsense is sent. */
const ACTS: readonly CallId[] = ['account.fundsMovement', 'options.order']

describe.each(callIds.filter((id) => !LEFT_OUT.includes(id)))('%s', (id) => {
  test('answers nonsense with a code and a message in each language, and changes nothing', async () => {
    const before = await state()
    const endpoint: Endpoint = endpoints[id]
    const acts = ACTS.includes(id)
    const inputs = inputsOf(id).filter((input) => !acts || !('unlisted' in input))
    for (const method of methodsOf(id)) {
      for (const [i, input] of inputs.entries()) {
        const lang = LANGUAGES[i % LANGUAGES.length]?.code ?? 'en_US'
        const options = { method, lang, token: endpoint.auth === 'user' ? user.token : undefined }
        check(await send(server.address, id, input, options), lang)
      }
    }
    expect(await state()).toEqual(before)
  })
})

test('after all of it the server still serves, and the user is still signed in', async () => {
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
  const assets = await server.ok('account.totalAssets', {}, { token: user.token })
  expect(assets.balance_usdt).toMatchObject({ available: '10000', frozen: '0' })
})

test('a body of 10 MB is refused on every POST, in an envelope', async () => {
  const body = `{"text":"${'x'.repeat(10_000_000)}"}`
  for (const id of callIds.filter((call) => methodsOf(call).includes('POST'))) {
    const path = endpoints[id].path.replace(/\{\w+\}/g, '1')
    const headers = { 'content-type': 'application/json', 'accept-language': 'zh_CN' }
    const response = await fetch(server.address + path, { method: 'POST', headers, body })
    expect(await response.json()).toMatchObject({ code: 1005, msg: errorText('zh_CN', 'BODY_TOO_LARGE') })
  }
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
}, 60_000)
