import { callIds, endpoints, type CallId } from '@core/contract/endpoints'
import { openApp, type TestApp } from '../../helpers/app'
import { number } from '../people/helper'
import { send } from '../../helpers/client'

/** Where the operator does not offer the service: nobody registers or begins a trade, everybody gets their money out. */

const REGIONS = { REGION_HEADER: 'CF-IPCountry', REGIONS_REFUSED: 'US,XX' }

let app: TestApp
beforeAll(async () => {
  app = await openApp({ ...REGIONS, TRUST_PROXY: '127.0.0.1' })
})
afterAll(() => app.close())

const email = { kind: 'email', account: 'a@example.com' } as const
const password = { password: 'lime2468', confirmPassword: 'lime2468' }
const contract = { tradeId: 1, tradeType: 1, pubQuantity: '0.02', pubPrice: '1', lever: 20 }
const option = { areaId: '1', tradeId: 1, duration: 60, direction: 'up', quantity: '1', accountType: 2 }

/** The calls that are guarded, with a request that comes as far as the guard. */
const GUARDED: Partial<Record<CallId, Readonly<Record<string, unknown>>>> = {
  'user.register': { ...email, ...password, code: '123456', agreement: true },
  'verification.code': { ...email, purpose: 'register' },
  'options.order': option,
  'contract.open': contract,
  'order.publish': contract,
  'currency.exchange': { quoteId: 'q' },
}

/** What may be done everywhere: each of them ends something, moves own money, or needs no trade. */
const OPEN_POSTS =
  `user.login user.verifySignature ext.cancelWithdrawal assets.withdraw usdt.close usdt.autoCloseAll
usdt.modifyWinLost account.fundsMovement account.transferToThird ext.demoDeposit`.split(/\s+/)

const from = async (country: string | undefined, id: CallId, body: object, to = app): Promise<number> => {
  const { token } = await to.user()
  const { path } = endpoints[id]
  const reply = await fetch(to.address + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      token,
      'idempotency-key': crypto.randomUUID(),
      ...(country === undefined ? {} : { 'cf-ipcountry': country }),
    },
    body: JSON.stringify(body),
  })
  return ((await reply.json()) as { code: number }).code
}

const REFUSED = number('REGION_REFUSED')

test.each(Object.entries(GUARDED))(
  '%s is refused there, and where the country is unknown',
  async (id, body) => {
    expect(await from('us', id as CallId, body)).toBe(REFUSED)
    expect(await from(undefined, id as CallId, body)).toBe(REFUSED)
    expect(await from('DE', id as CallId, body)).not.toBe(REFUSED)
  },
)

test('every call that takes an intent is either guarded or meant to be open', () => {
  const keyed = callIds.filter((id) => 'idempotent' in endpoints[id])
  expect(keyed.filter((id) => !(id in GUARDED) && !OPEN_POSTS.includes(id))).toEqual([])
})

test('what ends a trade is open there: a cancellation is looked up', async () => {
  const cancel = { action: 'cancel', orderId: '01900000-0000-7000-8000-000000000000' }
  expect(await from('US', 'options.order', cancel)).toBe(number('ORDER_NOT_FOUND'))
  expect(await from('US', 'account.fundsMovement', { from: 1, to: 2, currencyId: 1, amount: '1' })).toBe(0)
})

test('the sentence comes in the language of the caller', async () => {
  const { msg } = await send(app.address, 'verification.code', GUARDED['verification.code'] ?? {}, {
    lang: 'ja_JP',
  })
  expect(msg).toBe('お住まいの地域では登録および取引のサービスを提供していません。')
})

test('the header of somebody who is no proxy is a mere claim; without a list nothing is asked', async () => {
  const direct = await openApp({ ...REGIONS, TRUST_PROXY: '10.0.0.0/8' })
  expect(await from('DE', 'options.order', option, direct)).toBe(REFUSED)
  await direct.close()
  const everywhere = await openApp()
  expect(await from('US', 'options.order', option, everywhere)).not.toBe(REFUSED)
  await everywhere.close()
})
