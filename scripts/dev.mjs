// For developers: the app with hot reload at http://127.0.0.1:10086, the server (restarted on change) behind it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const taro = join('node_modules', '@tarojs', 'cli', 'bin', 'taro')
const tsx = join('node_modules', 'tsx', 'dist', 'cli.mjs')

const start = (args, env) =>
  spawn(process.execPath, args, { stdio: 'inherit', env: { ...env, ...process.env } })

const children = [
  start([tsx, 'watch', '--clear-screen=false', join('server', 'main.ts')], { LOG_LEVEL: 'info' }),
  start([taro, 'build', '--type', 'h5', '--watch'], { NODE_ENV: 'development' }),
]

const end = (code) => {
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0))
for (const child of children) child.on('exit', (code) => end(code ?? 0))
