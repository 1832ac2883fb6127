// Runs every check of the project and closes with one line: `N passed, N failed`.
import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const bin = (name) => join('node_modules', '.bin', name)
const totals = { passed: 0, failed: 0 }

/** A folder of the run's own: what steps say, and what jest counts. */
const folder = mkdtempSync(join(tmpdir(), 'limelight-test-'))

/**
 * What a step says is kept in a file and printed when it ends: two run side by side. The step is over when its process is,
 * whatever it may have left behind.
 */
const run = async (title, command, args) => {
  const started = Date.now()
  const said = join(folder, 'said-' + title.replaceAll(' ', '-'))
  const output = openSync(said, 'w')
  const child = spawn(command, args, { stdio: ['ignore', output, output] })
  const status = await new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('exit', resolve)
  })
  closeSync(output)
  process.stdout.write(readFileSync(said))
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`== ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)\n`)
  return status === 0
}

/** A step that is one check by itself. */
const check = async (title, command, args) => {
  if (await run(title, command, args)) totals.passed += 1
  else totals.failed += 1
}

/** A jest project: its tests are counted one by one; a suite that cannot run counts as a failure. */
const jest = async (project, workers) => {
  const outputFile = join(folder, `${project}.json`)
  const args = ['--selectProjects', project, '--json', '--outputFile', outputFile, `--maxWorkers=${workers}`]
  const ok = await run(`tests: ${project}`, bin('jest'), args)
  try {
    const result = JSON.parse(readFileSync(outputFile, 'utf8'))
    totals.passed += result.numPassedTests
    totals.failed += result.numFailedTests + result.numRuntimeErrorTestSuites
    if (!ok && result.numFailedTests + result.numRuntimeErrorTestSuites === 0) totals.failed += 1
  } catch {
    totals.failed += 1
  }
}

/** What reads the source. */
const source = async () => {
  await check('lint', bin('eslint'), ['.'])
  await check('format', bin('prettier'), ['--check', '--log-level', 'warn', '.'])
  await check('types', bin('tsc'), ['--noEmit'])
  await check('generated pages are up to date', bin('tsx'), ['scripts/docs.ts', '--check'])
  await jest('taro', 1)
}

/** What is built, and what looks at it. */
const builds = async () => {
  for (const target of ['h5', 'weapp', 'alipay']) {
    await check(`build ${target}`, process.execPath, ['scripts/build.mjs', target])
  }
  await jest('output', 1)
  await jest('mini', 1)
}

await Promise.all([source(), builds()])
await jest('node', '100%')
await jest('e2e', 2)

rmSync(folder, { recursive: true, force: true })
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1)
