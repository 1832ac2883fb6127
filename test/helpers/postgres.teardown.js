const { existsSync, readFileSync, rmSync } = require('node:fs')
const { join } = require('node:path')

const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

/** A postgres that is gone already has left its pid file behind. */
const interrupt = (pid) => {
  try {
    process.kill(pid, 'SIGINT')
    return true
  } catch {
    return false
  }
}

/** Ends the PostgreSQL of a run's folder, if any suite started it, and removes the folder. */
const removeCluster = async (folder) => {
  const pidFile = join(folder, 'postgres', 'postmaster.pid')
  if (existsSync(pidFile) && interrupt(Number(readFileSync(pidFile, 'utf8').split('\n')[0]))) {
    while (existsSync(pidFile)) await pause()
  }
  rmSync(folder, { recursive: true, force: true })
}

module.exports = async () => {
  const folder = process.env.TEST_CLUSTER
  if (folder && existsSync(folder)) await removeCluster(folder)
}
module.exports.removeCluster = removeCluster
