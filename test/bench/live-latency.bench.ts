import WebSocket from 'ws'
import { openLive } from './liveStage'

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
  const live = await openLive('100.00')
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
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => follow(live.address, reader())))
  let count = 0
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      sentAt[++count] = performance.now()
      live.tick([1], count, `${100 + count}.00`)
      if (count < RATE * SECONDS) return
      clearInterval(timer)
      setTimeout(resolve, 500)
    }, 1000 / RATE)
  })
  clients.forEach((socket) => socket.close())
  await live.close()
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
