import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

export interface ServerProcess {
  pid: number
  /** The address of the "ready" line; rejects when the process ends before it. */
  ready: Promise<string>
  ended: Promise<Ended>
  kill(signal: NodeJS.Signals): void
}

/** Runs a command in the repository's folder, with these settings only (and PATH). */
export const runCommand = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): ServerProcess => {
  const child = spawn(command, [...args], { cwd: ROOT, env: { PATH: process.env.PATH, ...env } })
  let [stdout, stderr] = ['', '']
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, stdout, stderr }))
  child.stderr.on('data', (data: Buffer) => (stderr += data.toString()))
  const ready = new Promise<string>((done, fail) => {
    child.stdout.on('data', (data: Buffer) => {
      stdout += data.toString()
      const address = /is ready at (\S+)/.exec(stdout)?.[1]
      if (address) done(address)
    })
    ended.then(() => fail(new Error(`ended before it was ready: ${stderr}`)), fail)
  })
  ready.catch(() => undefined)
  return { pid: child.pid ?? NaN, ready, ended, kill: (signal) => child.kill(signal) }
}

/** Runs a program of this repository as `node <args>` with these settings only (and PATH). */
export const runNode = (args: readonly string[], env: Readonly<Record<string, string>>): ServerProcess =>
  runCommand(process.execPath, args, env)

/** The server itself, without building the app. */
export const runServer = (env: Readonly<Record<string, string>>): ServerProcess =>
  runNode(['--import', 'tsx', 'server/main.ts'], { PORT: '0', ...env })
