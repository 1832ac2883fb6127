import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import type { Sandbox } from './sandbox'
import type { AppJson, Client } from './types'

/** A built package on its way into the app's realm. */
export interface Package {
  readonly app: AppJson
  readonly pages: ReadonlySet<string>
  readonly tabs: ReadonlySet<string>
  /** Runs a file once. @returns what it exports */
  load: (file: string) => unknown
  /** Makes the files of a page's sub-package usable, as the client does before it shows the page. */
  fetchFor: (page: string) => void
  /** Components that a page or component names, by their tag: paths without ending. */
  components: (path: string) => ReadonlyMap<string, string>
}

/** Words of the build that this run says differently; each must be there. */
export type Rewrite = readonly [from: string, to: string]

interface PartJson {
  readonly usingComponents?: Readonly<Record<string, string>>
}

export const openPackage = (
  folder: string,
  sandbox: Sandbox,
  rewrite: Rewrite | null,
  fault: (message: string) => void,
): Package => {
  const json = (path: string): unknown => JSON.parse(readFileSync(join(folder, `${path}.json`), 'utf8'))
  const app = json('app') as AppJson
  const roots = (app.subPackages ?? []).map(({ root }) => root)
  const fetched = new Set<string>()
  const loaded = new Map<string, unknown>()
  const rootOf = (file: string): string | undefined => roots.find((root) => file.startsWith(`${root}/`))

  const load = (name: string): unknown => {
    const file = name.endsWith('.js') ? name : `${name}.js`
    if (loaded.has(file)) return loaded.get(file)
    const root = rootOf(file)
    if (root && !fetched.has(root)) throw new Error(`${file}: its sub-package is not loaded yet`)
    const path = join(folder, file)
    if (!existsSync(path)) throw new Error(`${file}: no such file in the package`)
    loaded.set(file, undefined)
    const text = readFileSync(path, 'utf8')
    const code = rewrite ? text.split(rewrite[0]).join(rewrite[1]) : text
    const exports = sandbox.runModule(code, file, (path) => load(normalize(join(dirname(file), path))))
    loaded.set(file, exports)
    return exports
  }

  const componentsIn = (path: string): ReadonlyMap<string, string> => {
    if (!existsSync(join(folder, `${path}.json`))) {
      fault(`${path}.json: no such file in the package`)
      return new Map()
    }
    const { usingComponents = {} } = json(path) as PartJson
    const place = (to: string): string =>
      to.startsWith('/') ? to.slice(1) : normalize(join(dirname(path), to))
    return new Map(Object.entries(usingComponents).map(([tag, to]) => [tag, place(to)]))
  }

  // Asked for every element that is drawn: each file is read once.
  const named = new Map<string, ReadonlyMap<string, string>>()
  const components = (path: string): ReadonlyMap<string, string> => {
    const known = named.get(path) ?? componentsIn(path)
    named.set(path, known)
    return known
  }

  const tabs = (app.tabBar?.list ?? app.tabBar?.items ?? []).map(({ pagePath }) => pagePath)
  const subPages = (app.subPackages ?? []).flatMap(({ root, pages }) =>
    pages.map((page) => `${root}/${page}`),
  )
  return {
    app,
    pages: new Set([...app.pages, ...subPages]),
    tabs: new Set(tabs),
    load,
    fetchFor: (page) => {
      const root = rootOf(page)
      if (root) fetched.add(root)
    },
    components,
  }
}

/** The parts that every page must have. */
export const missingParts = (folder: string, client: Client, page: string): string[] =>
  ['js', 'json', client.template]
    .map((end) => `${page}.${end}`)
    .filter((part) => !existsSync(join(folder, part)))
