import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OPTIONS } from '@core/domain'
import { createCaller, type Caller } from '../../helpers/client'
import { createTestDatabase, type TestDatabase } from '../../helpers/cluster'
import { makePlayers } from '../../helpers/players'
import { runServer, type ServerProcess } from '../../helpers/process'

let database: TestDatabase
let folder: string
const running: ServerProcess[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'limelight-limits-'))
  database = await createTestDatabase()
})
afterAll(async () => {
  running.forEach((server) => server.kill('SIGKILL'))
  await Promise.all(running.map((server) => server.ended))
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const start = async (): Promise<Caller> => {
  const settings = { DATABASE_URL: database.url, DATA_DIR: folder, H5_DIR: folder, LIABILITIES_HOURS: '0' }
  const server = runServer(settings)
  running.push(server)
  return createCaller(await server.ready)
}

test('limits, what waits, a break and the read statement outlive a killed server', async () => {
  const first = await start()
  const [player] = await makePlayers(database.url, folder, 1)
  const token = player?.token ?? ''
  const set = (body: object) => first.ok('ext.limits', body, { token, method: 'POST' })
  await set({ dailyLoss: '50' })
  await set({ maxStake: '20' })
  await set({ maxStake: '30' })
  const before = await set({ coolOffHours: 24 })
  running[0]?.kill('SIGKILL')
  await running[0]?.ended

  const second = await start()
  const after = await second.ok('ext.limits', {}, { token })
  expect(after).toMatchObject({
    dailyLoss: { value: '50', next: null },
    maxStake: { value: '20', next: { value: '30' } },
    coolOffUntil: before.coolOffUntil,
    riskRead: true,
  })
  expect(after.maxStake.next).toEqual(before.maxStake.next)
  const order = {
    areaId: '1',
    duration: 60,
    direction: 'up' as const,
    quantity: '10',
    accountType: OPTIONS,
  }
  expect((await second.call('options.order', order, { token })).code).toBe(1642)
}, 120_000)
