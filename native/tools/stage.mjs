// Takes from a built H5 app what a shell carries.
import { cpSync, existsSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * What a shell has no use for: compressed twins, which Android's packager even takes for the same file twice; the service
 * worker, whose place the shell itself has; and the stamp of the build.
 */
const LEFT_OUT = /\.(gz|br|map)$|^(sw|service-worker|workbox-[\w-]+)\.js$|^\./

/**
 * @param from folder of the built app
 * @param to folder that Capacitor copies; what was there goes
 * @throws Error when there is no built app
 */
export const stage = (from, to) => {
  if (!existsSync(join(from, 'index.html'))) throw new Error(`no built app in ${from}`)
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, {
    recursive: true,
    filter: (source) => source === from || !LEFT_OUT.test(basename(source)),
  })
}
