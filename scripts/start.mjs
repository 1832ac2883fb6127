// Builds the H5 app when its sources changed, then starts the server.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const NEEDED = [20, 19]

const fail = (line) => {
  process.stderr.write(`Limelight cannot start: ${line}\n`)
  process.exit(1)
}

/** The oldest Node.js that works; checked before anything else, as the rest may not even load on an older one. */
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  fail(`Node.js ${NEEDED.join('.')} or newer is needed, this is ${process.versions.node}`)
}

const { build } = await import('./build.mjs')
if (!(await build('h5', { quiet: true }))) fail('the H5 app could not be built, see above')

/** The server runs in this very process tree: signals are handed on, its exit code is ours. */
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const server = spawn(process.execPath, ['--import', loader, join('server', 'main.ts')], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
