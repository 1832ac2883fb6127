// For developers: rebuilds the H5 app on change, and restarts the server on change. The app is served by the server.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const bin = (name) => join('node_modules', '.bin', name)
const children = [
  spawn(
    process.execPath,
    [join('node_modules', '@tarojs', 'cli', 'bin', 'taro'), 'build', '--type', 'h5', '--watch', '--no-check'],
    {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'development' },
    },
  ),
  spawn(bin('tsx'), ['watch', '--clear-screen=false', join('server', 'main.ts')], {
    stdio: 'inherit',
    env: { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' },
  }),
]

const end = (code) => {
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0))
for (const child of children) child.on('exit', (code) => end(code ?? 0))
