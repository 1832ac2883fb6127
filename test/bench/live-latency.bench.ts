import Fastify from 'fastify'
import pino from 'pino'
import WebSocket from 'ws'
import { LIVE_PATH } from '@core/contract/live'
import { createLocalBus } from '@server/bus'
import type { Context } from '@server/context'
import { registerLive } from '@server/live'
import { houseBook } from '@server/market/book'
import { stubMarket } from '../helpers/stubMarket'

/**
 * From a tick on the server's bus to the first message in a client that shows it or a later one, at 50 ticks a second,
 * with conflation. The price of each tick is its number, so that a message tells which tick it shows.
 */
const RATE = 50
const SECONDS = Number(process.argv[2] ?? 20)
const CLIENTS = Number(process.argv[3] ?? 20)

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN

const follow = (address: string, onTick: (tick: number) => void): Promise<WebSocket> =>
  new Promise((resolve) => {
    const socket = new WebSocket(address)
    socket.on('open', () => {
      socket.send(JSON.stringify({ method: 'sub', type: 1, tradeId: 1 }))
      resolve(socket)
    })
    socket.on('message', (data: Buffer) => {
      const { code, obj } = JSON.parse(data.toString('utf8')) as {
        code: number
        obj: { tradeInfo: { currentPrice: string } }
      }
      if (code === 1) onTick(Number(obj.tradeInfo.currentPrice) - 100)
    })
  })

const main = async (): Promise<void> => {
  const bus = createLocalBus((error) => console.error(error))
  const market = stubMarket(Date.now())
  let price = '100.00'
  market.lastTick = (tradeId) => ({ tradeId, seq: '1', time: market.time, price, quantity: '1' })
  market.book = (tradeId) => houseBook(tradeId, price)
  const ctx = {
    bus,
    market,
    clock: { now: () => Date.now() },
    log: pino(),
    config: { fiat: { currency: 'CNY', rate: null, rateDate: null } },
  } as unknown as Context
  const app = Fastify()
  await registerLive(
    app,
    ctx,
    () => Promise.resolve(null),
    () => Promise.resolve(null),
  )
  const address = `${(await app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws')}${LIVE_PATH}`
  const sentAt: number[] = []
  const delays: number[] = []
  let messages = 0
  const reader = (): ((tick: number) => void) => {
    let seen = 0
    return (tick) => {
      messages++
      while (seen < tick) delays.push(performance.now() - (sentAt[++seen] ?? NaN))
    }
  }
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => follow(address, reader())))
  let count = 0
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      price = `${100 + ++count}.00`
      sentAt[count] = performance.now()
      bus.publish('tick', { tradeId: 1, seq: String(count), time: Date.now(), price, quantity: '1' })
      if (count < RATE * SECONDS) return
      clearInterval(timer)
      setTimeout(resolve, 500)
    }, 1000 / RATE)
  })
  clients.forEach((socket) => socket.close())
  await app.close()
  delays.sort((a, b) => a - b)
  const figures = [0.5, 0.95, 0.99].map(
    (share) => `p${share * 100} ${percentile(delays, share).toFixed(1)} ms`,
  )
  const rate = (messages / CLIENTS / SECONDS).toFixed(1)
  console.log(`${RATE} ticks/s, ${CLIENTS} sockets: ${figures.join(', ')}; ${rate} messages/s each`)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
