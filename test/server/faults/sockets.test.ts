import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import WebSocket, { WebSocketServer } from 'ws'
import { Peer } from '@server/live/peer'

/** Two probes with a round trip after each, as the server makes them every 15 s. @returns whether the other end is still connected */
const survivesProbes = async (answers: boolean): Promise<boolean> => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const accepted = once(server, 'connection') as Promise<[WebSocket]>
  const client = new WebSocket(`ws://127.0.0.1:${port}`, { autoPong: answers })
  const [[socket]] = await Promise.all([accepted, once(client, 'open')])
  const peer = new Peer(socket)
  socket.on('pong', () => peer.alive())
  const ended = once(client, 'close').then(() => false)
  for (let probe = 0; probe < 2; probe++) {
    const pinged = once(client, 'ping')
    peer.probe()
    if (!(await Promise.race([pinged.then(() => true), ended]))) break
    if (answers) await once(socket, 'pong')
  }
  const isConnected = socket.readyState === WebSocket.OPEN
  client.terminate()
  server.close()
  return isConnected
}

test('a real socket whose other end answers no probe is cut off; one that answers stays', async () => {
  expect(await survivesProbes(false)).toBe(false)
  expect(await survivesProbes(true)).toBe(true)
})
