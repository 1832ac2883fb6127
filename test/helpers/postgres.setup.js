const { tmpdir } = require('node:os')
const { join } = require('node:path')

/** Names the folder of this run's PostgreSQL; the first suite that needs one starts it (cluster.ts). */
module.exports = async () => {
  process.env.TEST_CLUSTER ??= join(tmpdir(), `limelight-cluster-${process.pid}`)
}
