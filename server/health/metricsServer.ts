import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import type { Metrics } from './metrics'

export interface MetricsServer {
  /** `http://127.0.0.1:9100/metrics`. */
  address: string
  stop: () => void
}

/** Serves `/metrics` on a port of its own, which the public never reaches. */
export const serveMetrics = async (
  { text, contentType }: Metrics,
  { host, port }: { host: string; port: number },
  log: Logger,
): Promise<MetricsServer> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    text().then(
      (figures) => response.writeHead(200, { 'content-type': contentType }).end(figures),
      (error: unknown) => {
        log.error({ err: error }, 'metrics could not be read')
        response.writeHead(500).end()
      },
    )
  })
  server.listen({ host, port })
  await once(server, 'listening')
  const { address, port: taken } = server.address() as AddressInfo
  return {
    address: `http://${address.includes(':') ? `[${address}]` : address}:${taken}/metrics`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
