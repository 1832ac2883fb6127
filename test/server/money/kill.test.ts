import { setTimeout as pause } from 'node:timers/promises'
import { audit, isClean } from '@server/ledger'
import { besideServer } from '../../helpers/beside'
import { candleFile, generateCandles } from '../../helpers/candles'
import { createCaller } from '../../helpers/client'
import { makePlayers, type Player } from '../../helpers/players'
import type { ServerProcess } from '../../helpers/process'
import { intentOf, settle, type Recipients } from './intents'

const PLAYERS = 6
const WISHES = 32
/** The server is killed after so many more answers each: at whatever point the others are then. */
const KILL_AFTER = [17, 29, 41, 23]

const beside = besideServer()

const file = candleFile(generateCandles(600))

const start = (): ServerProcess =>
  beside.start({
    MARKET_FEED: 'replay',
    MARKET_REPLAY_FILE: file.path,
    MARKET_REPLAY_FROM: '2023-03-01T05:00:00Z',
    RATE_LIMIT: '1000000',
    LIABILITIES_HOURS: '0',
    LOG_LEVEL: 'error',
  })

/** Everybody may pay the next one. */
const lookUp = async (address: string, players: readonly Player[]): Promise<Recipients> => {
  const { ok } = createCaller(address)
  const found = new Map<string, string>()
  for (const [i, { userId, token }] of players.entries()) {
    const next = players[(i + 1) % players.length]
    const who = { method: 'uid' as const, account: next?.uid ?? '' }
    found.set(userId, (await ok('ext.recipient', who, { token })).recipientId)
  }
  return found
}

const movements = async (): Promise<Record<string, number>> => {
  const rows = await beside.db.query<{ event: string; times: number }>(
    'test.movements',
    'select event, count(distinct tx_id)::int as times from entries group by event',
  )
  return Object.fromEntries(rows.map((row) => [row.event, row.times]))
}

const PENDING = "select count(*)::int as left from transfers where state = 'pending'"

/** The partner answers in its own time, whatever was killed meanwhile; the database is all there is to watch. */
const allDecided = async (): Promise<void> => {
  while ((await beside.db.query<{ left: number }>('test.pending', PENDING))[0]?.left !== 0) await pause(20)
}

test('killed (-9) again and again under load, every wish is done once or not at all, and the books are right', async () => {
  let server = start()
  let address = server.ready
  await address
  const players = await makePlayers(beside.url, beside.folder, PLAYERS)
  const recipients = await lookUp(await address, players)
  const before = await movements()

  const done: Record<string, number> = {}
  const kills = [...KILL_AFTER]
  let left = kills.shift() ?? Infinity
  let refused = 0
  const answered = (event: string, code: number): void => {
    if (code === 0) done[event] = (done[event] ?? 0) + 1
    else refused++
    left -= 1
    if (left > 0) return
    left = kills.shift() ?? Infinity
    const dying = server
    server = start()
    address = dying.ended.then(() => server.ready)
    dying.kill('SIGKILL')
  }
  const play = async (player: Player): Promise<void> => {
    for (let n = 0; n < WISHES; n++) {
      const intent = intentOf(player, n, recipients)
      answered(intent.event, await settle(intent, () => address))
    }
  }
  await Promise.all(players.map(play))
  await allDecided()

  server.kill('SIGTERM')
  await server.ended
  const after = await movements()
  const made = Object.fromEntries(Object.keys(done).map((e) => [e, (after[e] ?? 0) - (before[e] ?? 0)]))
  expect(made).toEqual(done)
  const { 'partner.accepted': accepted = 0, 'partner.returned': returned = 0 } = after
  expect(accepted + returned).toBe(done['partner.request'])
  expect(kills).toEqual([])
  expect(Object.values(done).reduce((a, b) => a + b, 0)).toBeGreaterThan((PLAYERS * WISHES) / 2)
  expect(refused).toBeLessThan((PLAYERS * WISHES) / 2)
  expect(isClean(await beside.db.tx((t) => audit(t)))).toBe(true)
}, 180_000)
