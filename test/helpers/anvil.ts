import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'

/** A real Ethereum node for one suite: blocks are made when the test says so, or at once for each transaction. */
export interface Anvil {
  url: string
  /** A call that clients have no function for. */
  rpc: (method: string, params: readonly unknown[]) => Promise<unknown>
  stop: () => Promise<void>
}

const ARCH = { x64: 'amd64', arm64: 'arm64' }[process.arch as string] ?? process.arch

/** The program itself: its wrapper in Node would leave it running when it is killed. */
const program = (): string => {
  const folder = dirname(require.resolve(`@foundry-rs/anvil-${process.platform}-${ARCH}/package.json`))
  return join(folder, 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil')
}

const rpc = async (url: string, method: string, params: readonly unknown[]): Promise<unknown> => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { result, error } = (await reply.json()) as { result?: unknown; error?: { message: string } }
  if (error) throw new Error(error.message)
  return result
}

/** Starts it on a free port of the loopback address. */
export const startAnvil = async (args: readonly string[] = []): Promise<Anvil> => {
  const child = spawn(program(), ['--port', '0', ...args], { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(child, 'exit')
  const kill = (): boolean => child.kill('SIGKILL')
  process.once('exit', kill)
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString()
      const found = /Listening on (\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    ended.then(() => reject(new Error('anvil ended before it listened')), reject)
  })
  const url = `http://${address}`
  return {
    url,
    rpc: (method, params) => rpc(url, method, params),
    stop: async () => {
      kill()
      await ended
      process.off('exit', kill)
    },
  }
}
