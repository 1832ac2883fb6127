import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import type { Views } from '../types'
import { compileParts, type Draw, type FileParts } from './drawing'
import { parseMarkup, type Element } from './markup'
import { runScript, type ScriptParts } from './scripts'

const ENDING = '.axml'

/** A template file, compiled. */
interface File {
  readonly templates: ReadonlyMap<string, Draw>
  /** What stands outside its templates. */
  readonly draw: Draw
}

const pathIn = (element: Element, name: string, from: string): string => {
  const path = element.attributes.get(name)
  if (typeof path !== 'string') throw new Error(`<${element.tag}> has no ${name}`)
  return path.startsWith('/') ? path.slice(1) : normalize(join(dirname(from), path))
}

const nameIn = (element: Element): string | null => {
  const name = element.attributes.get('name')
  return typeof name === 'string' ? name : null
}

const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending))

/** Names of components by the file that may use them. */
const componentsOf = (folder: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    filesOf(folder, '.json').map((file) => {
      const { usingComponents = {} } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
        readonly usingComponents?: object
      }
      return [file.slice(0, -'.json'.length), new Set(Object.keys(usingComponents))]
    }),
  )

/** Reads and compiles the files of one package, each once. */
class Library {
  private readonly files = new Map<string, File>()
  private readonly names: ReadonlySet<string>

  constructor(
    private readonly folder: string,
    components: ReadonlyMap<string, ReadonlySet<string>>,
  ) {
    this.names = new Set([...components.values()].flatMap((names) => [...names]))
  }

  /** @throws Error with the file's name when it is missing or wrong */
  open(path: string): File {
    const known = this.files.get(path)
    if (known) return known
    const place = join(this.folder, path)
    if (!existsSync(place)) throw new Error(`${path}: no such file in the package`)
    try {
      const file = this.compile(path, parseMarkup(readFileSync(place, 'utf8')))
      this.files.set(path, file)
      return file
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  private compile(path: string, parts: readonly (Element | string)[]): File {
    const elements = parts.filter((part): part is Element => typeof part !== 'string')
    const named = elements.filter((element) => element.tag === 'template' && nameIn(element) !== null)
    const imported = elements.filter(({ tag }) => tag === 'import')
    const scripts = elements.filter(({ tag }) => tag === 'import-sjs')
    const aside = new Set<Element | string>([...named, ...imported, ...scripts])
    const templates = new Map<string, Draw>(
      imported.flatMap((element) => [...this.open(pathIn(element, 'src', path)).templates]),
    )
    const file: FileParts = {
      template: (name) => templates.get(name),
      isComponent: (tag) => this.names.has(tag),
    }
    const helpers = this.run(scripts, path)
    const withHelpers = (inner: readonly (Element | string)[]): Draw => {
      const draw = compileParts(inner, file)
      return (scope, drawing) => draw({ ...helpers, ...scope }, drawing)
    }
    for (const element of named) templates.set(nameIn(element) ?? '', withHelpers(element.children))
    return { templates, draw: withHelpers(parts.filter((part) => !aside.has(part))) }
  }

  private run(scripts: readonly Element[], path: string): Readonly<Record<string, ScriptParts>> {
    return Object.fromEntries(
      scripts.map((element) => {
        const name = nameIn(element)
        if (name === null) throw new Error('<import-sjs> has no name')
        return [name, runScript(join(this.folder, pathIn(element, 'from', path)))]
      }),
    )
  }
}

/** Compiles all templates of a package as Alipay's tools do. @throws Error with the place of what is wrong */
export const compileViews = (folder: string, fault: (message: string) => void): Views => {
  const components = componentsOf(folder)
  const library = new Library(folder, components)
  filesOf(folder, ENDING).forEach((file) => library.open(file))
  return {
    render: (path, data) => {
      const told = (message: string): void => fault(`${path}: ${message}`)
      const known = components.get(path) ?? new Set<string>()
      return library
        .open(`${path}${ENDING}`)
        .draw(data as Readonly<Record<string, unknown>>, { components: known, fault: told })
    },
  }
}
