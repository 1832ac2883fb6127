import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../../errorCode'

export interface RunningPostgres {
  pid: number
  port: number
}

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** The postgres that runs on a cluster folder, by its own pid file; null when none does. */
export const runningOn = (dataDir: string): RunningPostgres | null => {
  try {
    const lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')
    const [pid, port] = [Number(lines[0]), Number(lines[3])]
    return pid > 0 && port > 0 && isAlive(pid) ? { pid, port } : null
  } catch {
    return null
  }
}
