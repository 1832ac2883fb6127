import { readReceipt } from '@core/domain/receipts'
import { verifyReceipt } from '@core/domain/receipts/verify'
import { buildApp } from '@server/http/app'
import { routes } from '@server/routes'
import { createCaller, type Caller } from '../../helpers/client'
import { openReceiptDesk, type ReceiptDesk } from './desk'

let desk: ReceiptDesk
let caller: Caller
let close: () => Promise<void>
beforeAll(async () => {
  desk = await openReceiptDesk()
  const app = await buildApp({
    ctx: desk.ctx,
    routes,
    authenticate: (token) => Promise.resolve({ id: token, userId: token }),
  })
  caller = createCaller(await app.listen({ port: 0, host: '127.0.0.1' }))
  close = async () => {
    await app.close()
    await desk.close()
  }
})
afterAll(() => close())

test('the owner gets a receipt that anyone verifies with the published keys; others get nothing', async () => {
  const order = await desk.place(await desk.trader())
  const { id, user_id: token } = order
  expect((await caller.ok('options.orderInfo', { id }, { token })).receipt).toBeNull()
  await desk.cancel(order)
  const { receipt } = await caller.ok('options.orderInfo', { id }, { token })
  const { keys } = await caller.ok('ext.receiptKeys', {})
  const said = JSON.parse(receipt?.text ?? '') as unknown
  const signed = readReceipt(JSON.stringify({ receipt: said, signature: receipt?.signature }))
  expect(signed && verifyReceipt(signed, keys)).toMatchObject({ sound: true, key: keys[0] })
  const other = await desk.trader()
  expect(await caller.call('options.orderInfo', { id }, { token: other })).toMatchObject({ code: 1310 })
  expect(await caller.call('options.orderInfo', { id })).toMatchObject({ code: -1 })
})

test('the published keys are there for visitors, and nothing secret with them', async () => {
  const { keys } = await caller.ok('ext.receiptKeys', {})
  expect(keys).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      publicKey: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      from: desk.ctx.clock.time,
      until: null,
    },
  ])
})
