import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@server/store/database'
import { startEmbedded } from '@server/store/embedded'

const folder = mkdtempSync(join(tmpdir(), 'limelight-adopted-'))
const pidFile = join(folder, 'postgres', 'postmaster.pid')

const portOf = (server: Server): number => (server.address() as { port: number }).port

/** Stands before a port; the first who asks gets no answer, as from a database that is not yet ready. */
const slowAtFirst = async (port: number): Promise<Server & { asked: number }> => {
  const server = Object.assign(
    createServer((socket) => {
      server.asked += 1
      if (server.asked === 1) return socket.destroy()
      const inner = connect(port, '127.0.0.1')
      for (const end of [socket, inner]) end.on('error', () => undefined)
      return socket.pipe(inner).pipe(socket)
    }),
    { asked: 0 },
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return server
}

/** What the test has opened, in the order in which it is closed. */
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
afterAll(async () => {
  for (const end of ends) await end()
})

test('a database that outlived its server and does not answer at once is waited for, not started a second time', async () => {
  const first = await startEmbedded({ folder, volatile: true })
  ends.unshift(first.stop)
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  const door = await slowAtFirst(Number(lines[3]))
  ends.unshift(() => door.close())
  lines[3] = String(portOf(door))
  writeFileSync(pidFile, lines.join('\n'))

  const second = await startEmbedded({ folder, volatile: true })
  const db = openDatabase({ url: second.urlOf('postgres'), poolSize: 1 })
  ends.unshift(db.close)
  expect(await db.query('test.one', 'select 1 as one')).toEqual([{ one: 1 }])
  expect(door.asked).toBeGreaterThan(1)
})
