import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig, loadSecrets } from '@server/config'
import { audit, isClean } from '@server/ledger'
import { openDatabase } from '@server/store/database'
import { createCaller, type Caller } from '../../helpers/client'
import { createTestDatabase } from '../../helpers/cluster'
import { makePlayers, PLAYER_TRADE_PASSWORD } from '../../helpers/players'
import { runServer, type ServerProcess } from '../../helpers/process'
import { openPartner, partnerSettings, tell } from './helper'

/** A server that is killed while partners are being told loses nothing and tells nothing twice in effect. */

const TRANSFERS = 6

test('killed again and again between webhook and verdict, every transfer is decided exactly once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-kill-'))
  const [database, partner] = await Promise.all([createTestDatabase(), openPartner()])
  const env = { DATABASE_URL: database.url, DATA_DIR: folder, ...partnerSettings(partner.url) }
  loadSecrets(loadConfig(env), env)
  const db = openDatabase({ url: database.url, poolSize: 2 })
  const makeDue = () => db.query('test.due', "update partner_outbox set due_at = 0 where state = 'due'")
  let server: ServerProcess = runServer({ ...env, LOG_LEVEL: 'silent' })
  const restart = async (): Promise<Caller> => {
    server.kill('SIGKILL')
    await server.ended
    // What the dead process had taken becomes due when its lease is over.
    await makeDue()
    server = runServer({ ...env, LOG_LEVEL: 'silent' })
    return createCaller(await server.ready)
  }
  let caller = createCaller(await server.ready)
  const [player] = await makePlayers(database.url, folder, 1)
  const token = player?.token ?? ''
  const pay = (amount: string) =>
    caller.ok(
      'account.transferToThird',
      {
        ...{ kind: 'partner', partnerId: 'acme', to: 'a', currencyId: 1, amount },
        tradePassword: PLAYER_TRADE_PASSWORD,
      },
      { token },
    )
  const list = async () =>
    (await caller.ok('account.transferToThirdHistory', { pageSize: 50 }, { token })).list

  partner.reply = () => null
  const ids: string[] = []
  for (let i = 0; i < TRANSFERS; i++) ids.push((await pay('10')).transfer.id)
  // Killed as the first webhook arrives, before anything is answered.
  await partner.next(({ transferId }) => ids.includes(transferId))
  caller = await restart()
  expect((await list()).map(({ status }) => status)).toEqual(Array(TRANSFERS).fill('pending'))

  // From now on the partner accepts the even ones and returns the odd ones; the server dies at each first acceptance.
  partner.reply = ({ transferId }) => ({
    status: 200,
    body: { transferId, status: ids.indexOf(transferId) % 2 === 0 ? 'accepted' : 'returned' },
  })
  const isPending = async (): Promise<boolean> => (await list()).some(({ status }) => status === 'pending')
  for (let round = 0; round < 3; round++) {
    // A further webhook, or none is left to send.
    const seen = partner.received.length
    while (partner.received.length === seen && (await isPending())) await makeDue()
    caller = await restart()
    if (!(await isPending())) break
  }
  while (await isPending()) await makeDue()
  // A late repetition of each verdict, and its contrary, change nothing.
  const address = await server.ready
  for (const [i, transferId] of ids.entries()) {
    const [said, contrary] = i % 2 === 0 ? ['accepted', 'returned'] : ['returned', 'accepted']
    const result = { type: 'transfer.result', transferId }
    expect((await tell(address, { ...result, status: said })).status).toBe(200)
    expect((await tell(address, { ...result, status: contrary })).status).toBe(409)
  }
  const found = await list()
  expect(ids.map((id) => found.find((t) => t.id === id)?.status)).toEqual(
    ids.map((_, i) => (i % 2 === 0 ? 'accepted' : 'returned')),
  )
  // By hand: a player has 5,000 in the wallet; three times 10 went out, three times 10 came back.
  const wallet = await caller.ok('account.oneAssets', { a: 1, b: 1 }, { token })
  expect(wallet).toMatchObject({ available: '4970', frozen: '0' })
  expect(isClean(await db.tx((t) => audit(t)))).toBe(true)
  server.kill('SIGTERM')
  await server.ended
  await db.close()
  await Promise.all([database.drop(), partner.close()])
  rmSync(folder, { recursive: true, force: true })
}, 120_000)
