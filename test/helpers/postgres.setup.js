const { readdirSync } = require('node:fs')
const { tmpdir } = require('node:os')
const { join } = require('node:path')
const { removeCluster } = require('./postgres.teardown')

const NAME = /^limelight-cluster-(\d+)$/

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** What runs that were killed have left behind. */
const orphans = () =>
  readdirSync(tmpdir()).filter((name) => NAME.test(name) && !isAlive(Number(NAME.exec(name)[1])))

/** Names the folder of this run's PostgreSQL; the first suite that needs one starts it (cluster.ts). */
module.exports = async () => {
  for (const name of orphans()) await removeCluster(join(tmpdir(), name))
  process.env.TEST_CLUSTER ??= join(tmpdir(), `limelight-cluster-${process.pid}`)
}
