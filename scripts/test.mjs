// Runs every check of the project and closes with one line: `N passed, N failed`.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const bin = (name) => join('node_modules', '.bin', name)
const totals = { passed: 0, failed: 0 }

/** What a step says is printed when it ends: two run side by side. */
const run = (title, command, args) => {
  const started = Date.now()
  const said = []
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.on('data', (part) => said.push(part))
  child.stderr.on('data', (part) => said.push(part))
  return new Promise((resolve) => {
    const end = (status) => {
      const seconds = Math.round((Date.now() - started) / 1000)
      process.stdout.write(Buffer.concat(said))
      console.log(`== ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)\n`)
      resolve(status === 0)
    }
    child.on('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`))
      end(1)
    })
    child.on('close', end)
  })
}

/** A step that is one check by itself. */
const check = async (title, command, args) => {
  if (await run(title, command, args)) totals.passed += 1
  else totals.failed += 1
}

/** A jest project: its tests are counted one by one; a suite that cannot run counts as a failure. */
const jest = async (project, workers) => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-test-'))
  const outputFile = join(folder, 'result.json')
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
  rmSync(folder, { recursive: true, force: true })
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

console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1)
