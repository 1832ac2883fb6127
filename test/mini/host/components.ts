import type { Faults } from './faults'
import { createInstance, type Instance, type Methods, type Surroundings } from './instance'
import type { Package } from './package'

/** The package's own components. */
export interface Components {
  /** What its `Component` does: the script that runs now says what its component is. */
  readonly register: (options: Methods) => void
  /** Runs the script of a component, once. @returns its options; without any, which is a fault */
  readonly load: (path: string) => Methods | undefined
  /** Makes the component that a page has under a tag, with what the template gives it; null when it has none. */
  readonly make: (
    page: Instance,
    tag: string,
    attributes: Readonly<Record<string, unknown>>,
  ) => Instance | null
}

export const createComponents = (
  pack: Package,
  { fault, attempt }: Faults,
  surroundings: Surroundings,
): Components => {
  const known = new Map<string, Methods>()
  let naming = ''
  const load = (path: string): Methods | undefined => {
    naming = path
    attempt(() => pack.load(path))
    if (!known.has(path)) fault(`${path}: its script calls no Component`)
    return known.get(path)
  }
  return {
    register: (options) => void known.set(naming, options),
    load,
    make: (page, tag, attributes) => {
      const path = pack.components(page.path).get(tag)
      const options = path === undefined ? undefined : load(path)
      if (path === undefined || !options) return null
      const methods = (options.methods ?? {}) as Methods
      return createInstance(path, { ...options, ...methods, data: attributes }, surroundings)
    },
  }
}
