// Builds one target (h5, weapp, alipay, tt, qq, jd or swan), unless its inputs are the same as at its last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { tsImport } from 'tsx/esm/api'
import { makeInstallable } from './installable.mjs'
import { HOME_ADDRESS, preload } from './preload.mjs'
import { makeServiceWorker } from './serviceWorker.mjs'

/** What every build is made of. */
const INPUTS = [
  'scripts/build.mjs',
  'src',
  'core',
  'config',
  'package-lock.json',
  'package.json',
  'babel.config.js',
  'project.config.json',
  'project.alipay.json',
]
const WEB_INPUTS = [
  'scripts/firstScreen.ts',
  'scripts/installable.mjs',
  'scripts/preload.mjs',
  'scripts/serviceWorker.mjs',
]
/** The host draws a mini-program's first screen. */
const MINI_INPUTS = ['scripts/miniFirstScreen.ts', 'test/mini/host']
/** Settings that the build itself reads. */
const SETTINGS = ['LINE_HOSTS', 'TAB_LAYOUT', 'TARO_APP_ID']
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/

const filesBelow = (path) =>
  existsSync(path)
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : []

const inputFiles = (target) =>
  [...INPUTS, ...(target === 'h5' ? WEB_INPUTS : MINI_INPUTS)].flatMap((path) =>
    /\.\w+$/.test(path) ? [path].filter(existsSync) : filesBelow(path),
  )

const hashOfInputs = (target) => {
  const hash = createHash('sha256')
  for (const file of inputFiles(target))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}`).update('\0')
  return hash.digest('hex')
}

/** Static files are compressed once, here, and not for every visitor. */
const compress = (folder) => {
  for (const file of filesBelow(folder).filter((name) => COMPRESSIBLE.test(name))) {
    const bytes = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    )
  }
}

/** Runs Taro into a folder of this process's own, so that two builds at once do not spoil each other. */
const compile = (target, folder, quiet) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join('node_modules', '@tarojs', 'cli', 'bin', 'taro'), 'build', '--type', target],
    {
      env: { ...process.env, NODE_ENV: 'production', OUTPUT_ROOT: folder },
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: quiet ? 'pipe' : 'inherit',
    },
  )
  const done = status === 0 && existsSync(folder)
  if (!done && quiet) process.stderr.write(`${stdout}\n${stderr}\n`)
  return done
}

/** Writes the first screen into the page, above the place of the app. */
const drawFirstScreen = async (folder) => {
  const { firstScreen } = await tsImport('./firstScreen.ts', import.meta.url)
  const page = join(folder, 'index.html')
  const drawn = firstScreen(process.env.TAB_LAYOUT || 'four', HOME_ADDRESS)
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace('<body>', () => `<body>${drawn}`),
  )
}

/** Puts a finished build into its place at once. */
const publish = (folder, place) => {
  rmSync(place, { recursive: true, force: true })
  mkdirSync(join(place, '..'), { recursive: true })
  renameSync(folder, place)
}

/**
 * @param place where the build goes, with its own stamp: a shell carries its own, with other settings
 * @returns true when the target is there and up to date
 */
export const build = async (target, { quiet = false, place = join('dist', target) } = {}) => {
  const stamp = join(place, '.inputs')
  const hash = hashOfInputs(target)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    if (!quiet) process.stdout.write(`${place} is up to date.\n`)
    return true
  }
  if (quiet)
    process.stdout.write(`Building the ${target} app, once until its sources change: about a minute …\n`)
  const folder = join('dist', `.${target}-${process.pid}`)
  if (!compile(target, folder, quiet)) {
    rmSync(folder, { recursive: true, force: true })
    return false
  }
  if (target === 'h5') {
    preload(folder)
    await drawFirstScreen(folder)
    await makeInstallable(folder)
    await makeServiceWorker(folder)
    compress(folder)
  } else {
    const { drawMiniFirstScreen } = await tsImport('./miniFirstScreen.ts', import.meta.url)
    await drawMiniFirstScreen(target, folder)
  }
  writeFileSync(join(folder, '.inputs'), hash)
  publish(folder, place)
  return true
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exit((await build(process.argv[2] ?? 'h5')) ? 0 : 1)
}
