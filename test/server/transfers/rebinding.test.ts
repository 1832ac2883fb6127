import { lookup } from 'node:dns'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendTo } from '@server/partners/send'

/** A partner's name that leads to other places than it did when it was set up. */

jest.mock('node:dns', () => ({ ...jest.requireActual<object>('node:dns'), lookup: jest.fn() }))

type Found = readonly { address: string; family: 4 | 6 }[]
/** The name leads there. */
const leadsTo = (found: Found) => {
  const answer = (_host: string, _options: object, done: (error: null, found: Found) => void) =>
    done(null, found)
  jest.mocked(lookup).mockImplementation(answer as never)
}
afterEach(() => jest.mocked(lookup).mockReset())

const LOCAL = { address: '127.0.0.1', family: 4 } as const
const LOCAL6 = { address: '::ffff:127.0.0.1', family: 6 } as const
const PUBLIC = { address: '8.8.8.8', family: 4 } as const

test.each<[string, Found]>([
  ['this machine', [LOCAL]],
  ['this machine, written as IPv6', [LOCAL6]],
  ['this machine beside a public address, whichever would be tried first', [PUBLIC, LOCAL]],
])('nothing is sent to a name that leads to %s', async (_what, found) => {
  let connections = 0
  const server = createServer((_request, response) => response.end('{}'))
  server.on('connection', () => (connections += 1))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  leadsTo(found)
  const url = `http://pay.example.com:${port}/`
  await expect(sendTo({ url, headers: {}, body: '{}', privateAddress: false })).rejects.toThrow(
    'pay.example.com leads to a private address',
  )
  expect(connections).toBe(0)
  // Asked once: what was checked is what would have been connected to.
  expect(lookup).toHaveBeenCalledTimes(1)
  await new Promise((closed) => server.close(closed))
})
