const { readdirSync, statfsSync } = require('node:fs')
const { tmpdir } = require('node:os')
const { join } = require('node:path')
const { removeCluster } = require('./postgres.teardown')

const NAME = /^limelight-cluster-(\d+)$/

/** A folder in memory: a database is made there in a third of the time. */
const MEMORY = '/dev/shm'
/** Several times what a whole run has there at once. */
const ROOM = 2 * 2 ** 30

const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM
  } catch {
    return false
  }
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** What runs that were killed have left behind in a folder. */
const orphansIn = (folder) =>
  readdirSync(folder)
    .filter((name) => NAME.test(name) && !isAlive(Number(NAME.exec(name)[1])))
    .map((name) => join(folder, name))

/** Names the folder of this run's PostgreSQL; the first suite that needs one starts it (cluster.ts). */
module.exports = async () => {
  const roots = hasRoom() ? [MEMORY, tmpdir()] : [tmpdir()]
  for (const folder of roots.flatMap(orphansIn)) await removeCluster(folder)
  process.env.TEST_CLUSTER ??= join(roots[0], `limelight-cluster-${process.pid}`)
}
