import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const ROOT = resolve(__dirname, '../..')

export type Platform = 'android' | 'ios'

/** A folder like the repository's, in which projects are made without touching those of the developer. */
export interface Workshop {
  /** @returns the text of a file below `native/` */
  read: (path: string) => string
  /** Paths of all files below a folder of `native/`. */
  files: (folder: string) => string[]
  /** Path, and hash of the content, of every file below `native/`. */
  state: () => Readonly<Record<string, string>>
  /** Makes or renews a project. @returns exit code and what was printed */
  make: (platform: Platform, env: Readonly<Record<string, string>>) => { code: number | null; said: string }
  remove: () => void
}

/** A built app in small: what a shell carries of it, and what it leaves out. */
const WEB: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Limelight</title>',
  'index.html.gz': 'compressed',
  'js/app.0123abcd.js': 'console.log(1)',
  'js/app.0123abcd.js.br': 'compressed',
  'static/logo.svg': '<svg/>',
  'sw.js': 'service worker',
  '.inputs': 'stamp',
}

/** Runs what `npm run native:…` runs, on a web app that is built already; no network is there. */
const SCRIPT = (folder: string): string => `
  const { makeShell } = await import(${JSON.stringify(join(ROOT, 'scripts', 'native.mjs'))})
  const { readSettings } = await import(${JSON.stringify(join(ROOT, 'native', 'tools', 'settings.mjs'))})
  try {
    const settings = readSettings(process.env)
    await makeShell(process.argv[2], { folder: '${folder}/native', web: '${folder}/web', settings })
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }`

/** Addresses that answer nobody: a tool that wants to go online fails. */
const OFFLINE = { HTTPS_PROXY: 'http://127.0.0.1:9', HTTP_PROXY: 'http://127.0.0.1:9', NO_COLOR: '1' }

export const openWorkshop = (): Workshop => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'limelight-native-')))
  const native = join(folder, 'native')
  mkdirSync(native)
  for (const name of ['capacitor.config.ts', 'package.json'])
    cpSync(join(ROOT, 'native', name), join(native, name))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, content] of Object.entries(WEB)) {
    mkdirSync(join(folder, 'web', path, '..'), { recursive: true })
    writeFileSync(join(folder, 'web', path), content)
  }
  writeFileSync(join(folder, 'make.mjs'), SCRIPT(folder))
  const files = (below: string): string[] =>
    readdirSync(join(native, below), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(native, below).length + 1))
      .sort()
  return {
    read: (path) => readFileSync(join(native, path), 'utf8'),
    files,
    state: () =>
      Object.fromEntries(
        files('.').map((path) => [
          path,
          createHash('sha256')
            .update(readFileSync(join(native, path)))
            .digest('hex'),
        ]),
      ),
    make: (platform, env) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['make.mjs', platform], {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: process.env.PATH, HOME: folder, ...OFFLINE, ...env },
      })
      return { code: status, said: stdout + stderr }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
