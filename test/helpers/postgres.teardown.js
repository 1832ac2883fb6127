const { existsSync, readFileSync, rmSync } = require('node:fs')
const { join } = require('node:path')

const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

/** Ends this run's PostgreSQL, if any suite started it, and removes its folder. */
module.exports = async () => {
  const folder = process.env.TEST_CLUSTER
  if (!folder || !existsSync(folder)) return
  const pidFile = join(folder, 'postgres', 'postmaster.pid')
  if (existsSync(pidFile)) {
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGINT')
    while (existsSync(pidFile)) await pause()
  }
  rmSync(folder, { recursive: true, force: true })
}
