import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A real broker. Debian's package is `nats-server`; the README names it among what the tests need. */
export interface Nats {
  readonly url: string
  /** Ends it at once (-9): nobody is told. */
  kill: () => Promise<void>
  /** Starts it again on the same port. */
  start: () => Promise<void>
}

/** A port of the loopback that nobody listens on. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => resolve(false))
    socket.on('data', () => {
      socket.destroy()
      resolve(true)
    })
  })

/** A broker of the test's own, not yet started. @throws when nats-server is not installed */
export const openNats = async (): Promise<Nats> => {
  const port = await freePort()
  let child: ChildProcess | null = null
  const start = async (): Promise<void> => {
    const started = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], {
      stdio: 'ignore',
      env: { PATH: `${process.env.PATH ?? ''}:/usr/sbin` },
    })
    child = started
    let failure: Error | null = null
    started.on('error', (error) => (failure = new Error('nats-server is needed (README)', { cause: error })))
    while (!(await answers(port))) {
      if (failure) throw failure as Error
      await pause(10)
    }
  }
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { url: `nats://127.0.0.1:${port}`, start, kill }
}
