import { commands } from '@server/ops/commands'
import type { Operator } from '@server/ops/command'
import { stickOrphans } from '@server/partners/outbox'
import { startTestServer, type TestServer } from '../../helpers/server'
import { newPayer, openPartner, partnerSettings, TRADE_PASSWORD, walletOf, type Payer } from './helper'

/** What an operator sees and does about transfers that a partner does not decide. */

let server: TestServer
let anna: Payer
const stub = openPartner()
beforeAll(async () => {
  server = await startTestServer({ env: partnerSettings((await stub).url) })
  anna = await newPayer(server)
}, 60_000)
afterAll(async () => {
  await server.stop()
  await (await stub).close()
})

const pay = async (): Promise<string> => {
  const body = { kind: 'partner', partnerId: 'acme', to: 'anna@acme', currencyId: 1, amount: '10' } as const
  const sent = { ...body, tradePassword: TRADE_PASSWORD }
  const { transfer } = await server.ok('account.transferToThird', sent, { token: anna.token })
  await (await stub).next(({ transferId }) => transferId === transfer.id)
  await server.partners.run()
  return transfer.id
}

const run = async (name: string, ...args: string[]) => {
  const lines: string[] = []
  const { db, ledger, clock, config, secrets } = server.ctx
  const mandate = { actor: 'olga', reason: 'acme called' }
  const print = (line: string): void => void lines.push(line)
  const operator: Operator = { db, ledger, clock, config, secrets, print, mandate }
  const fine = await commands[name]?.run(operator, args)
  return { fine, text: lines.join('\n') }
}

const actions = () =>
  server.ctx.db.query<{ actor: string; action: string; user_id: string; record_id: string }>(
    'test.actions',
    'select actor, action, user_id, record_id from operator_actions order by seq',
  )

test('open transfers are listed with their last answer; a stuck one makes the command fail', async () => {
  const id = await pay()
  const { fine, text } = await run('partner-outbox')
  expect(fine).toBe(true)
  expect(text).toContain(`due  ${id}  10 USDT to acme anna@acme  1 tries`)
  expect(text).toContain('1 open, 0 stuck.')
  await server.ctx.db.query('test.stick', "update partner_outbox set state = 'stuck', tries = 18")
  const stuck = await run('partner-outbox')
  expect(stuck.fine).toBe(false)
  expect(stuck.text).toContain('given up')
  await run('partner-retry', id)
  expect((await run('partner-outbox')).text).toContain('1 open, 0 stuck.')
  await run('partner-decide', id, 'accepted')
  expect((await run('partner-outbox')).text).toBe('0 open, 0 stuck.')
  expect(await walletOf(server.ctx, anna.userId)).toEqual({ available: '9990', frozen: '0' })
})

test('an operator returns the money; both deeds are in the book with the user and the record', async () => {
  const before = (await actions()).length
  const id = await pay()
  await run('partner-decide', id, 'returned')
  expect(await walletOf(server.ctx, anna.userId)).toEqual({ available: '9990', frozen: '0' })
  expect((await actions()).slice(before)).toEqual([
    { actor: 'olga', action: 'partner.decide', user_id: anna.userId, record_id: id },
  ])
  await expect(run('partner-decide', id, 'accepted')).rejects.toThrow('is returned already')
  await expect(run('partner-retry', id)).rejects.toThrow('is returned already')
})

test('what makes no sense is refused with a word', async () => {
  await expect(run('partner-decide', 'nothing', 'accepted')).rejects.toThrow('no transfer nothing')
  await expect(run('partner-decide', 'nothing', 'perhaps')).rejects.toThrow('accepted or returned')
})

test('transfers to a partner that is no longer configured are stuck, not forgotten', async () => {
  const id = await pay()
  expect(await stickOrphans(server.ctx.db, ['acme', 'demo'])).toBe(0)
  expect(await stickOrphans(server.ctx.db, ['demo'])).toBe(1)
  expect((await run('partner-outbox')).text).toContain(`stuck  ${id}`)
  await run('partner-decide', id, 'returned')
})
