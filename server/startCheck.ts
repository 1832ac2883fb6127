import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ConfigError } from './config'
import { errorCode } from './errorCode'
import { isAlive } from './store/embedded/pidFile'

/**
 * Makes sure the data folder exists and can be written.
 * @throws ConfigError
 */
export const checkFolder = (folder: string): void => {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${folder} cannot be written (${errorCode(error)}): choose another folder`)
  }
}

/**
 * Makes sure the port is free before anything else starts.
 * @throws ConfigError
 */
export const checkPort = (host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => {
      const why =
        errorCode(error) === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${errorCode(error)})`
      reject(new ConfigError(`port ${port} on ${host} ${why}: set PORT (or HOST) to another one`))
    })
    probe.listen({ host, port }, () => probe.close(() => resolve()))
  })

const holderOf = (file: string): number | null => {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return pid > 0 && pid !== process.pid && isAlive(pid) && isServer(pid) ? pid : null
  } catch {
    return null
  }
}

/** A pid file outlives a killed process, and its number may belong to another program by now. */
const isServer = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts')
  } catch {
    return process.platform !== 'linux'
  }
}

/**
 * Keeps two servers from sharing one data folder; they share a database by DATABASE_URL instead.
 * @returns a function that gives the folder back
 * @throws ConfigError
 */
export const holdFolder = (folder: string): (() => void) => {
  const file = join(folder, 'server.pid')
  const holder = holderOf(file)
  if (holder !== null)
    throw new ConfigError(`DATA_DIR ${folder} is in use by another server (process ${holder})`)
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}
