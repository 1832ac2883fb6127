// Runs every check of the project in turn and closes with one line: `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const bin = (name) => join('node_modules', '.bin', name)
const totals = { passed: 0, failed: 0 }

const run = (title, command, args, env = {}) => {
  console.log(`\n== ${title}`)
  const started = Date.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  console.log(
    `== ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`,
  )
  return status === 0
}

/** A step that is one check by itself. */
const check = (...step) => {
  if (run(...step)) totals.passed += 1
  else totals.failed += 1
}

/** A jest project: its tests are counted one by one; a suite that cannot run counts as a failure. */
const jest = (project, extra = []) => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-test-'))
  const outputFile = join(folder, 'result.json')
  const args = ['--selectProjects', project, '--json', '--outputFile', outputFile, ...extra]
  const ok = run(`tests: ${project}`, bin('jest'), args)
  try {
    const result = JSON.parse(readFileSync(outputFile, 'utf8'))
    totals.passed += result.numPassedTests
    totals.failed += result.numFailedTests + result.numRuntimeErrorTestSuites
    if (!ok && result.numFailedTests + result.numRuntimeErrorTestSuites === 0) totals.failed += 1
  } catch {
    totals.failed += 1
  }
  rmSync(folder, { recursive: true, force: true })
}

check('lint', bin('eslint'), ['.'])
check('format', bin('prettier'), ['--check', '--log-level', 'warn', '.'])
check('types', bin('tsc'), ['--noEmit'])
check('generated pages are up to date', bin('tsx'), ['scripts/docs.ts', '--check'])
for (const target of ['h5', 'weapp', 'alipay']) {
  check(`build ${target}`, process.execPath, ['scripts/build.mjs', target])
}
jest('output')
jest('mini', ['--maxWorkers=2'])
jest('node', ['--maxWorkers=100%'])
jest('taro')
jest('e2e', ['--maxWorkers=2'])

console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1)
