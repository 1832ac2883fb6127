import { chownSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'

/** Uid and gid of `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65_534

/** Starts a PostgreSQL program as somebody it accepts. */
export interface Runner {
  /** Gives a file or folder to the user that the programs run as. */
  own: (path: string) => void
  spawn: (command: string, args: readonly string[], options: SpawnOptions) => ChildProcess
}

const plain: Runner = {
  own: () => undefined,
  spawn: (command, args, options) => spawn(command, [...args], options),
}

const asNobody: Runner = {
  own: (path) => chownSync(path, NOBODY, NOBODY),
  spawn: (command, args, options) => spawn(command, [...args], { ...options, uid: NOBODY, gid: NOBODY }),
}

/** In a user namespace root's files belong to the mapped user: works below folders that only root may enter. */
const inNamespace: Runner = {
  own: (path) => chownSync(path, 0, 0),
  spawn: (command, args, options) =>
    spawn('unshare', ['-U', `--map-user=${NOBODY}`, '--', command, ...args], options),
}

const everyoneMayEnter = (path: string): boolean => {
  const open = (statSync(path).mode & 0o001) !== 0
  const parent = dirname(path)
  return open && (parent === path || everyoneMayEnter(parent))
}

/**
 * How to run PostgreSQL on `dataDir` (an existing cluster keeps its owner).
 * @param needed folders whose parents the programs have to pass through
 */
export const chooseRunner = (dataDir: string, needed: readonly string[]): Runner => {
  if (process.getuid?.() !== 0) return plain
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid
  if (owner === NOBODY) return asNobody
  if (owner === undefined && needed.every(everyoneMayEnter)) return asNobody
  return inNamespace
}
