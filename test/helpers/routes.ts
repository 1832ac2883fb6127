interface AppConfig {
  readonly pages: readonly string[]
  readonly subPackages: readonly { readonly root: string; readonly pages: readonly string[] }[]
}

/** The app's own list of routes, as its configuration has it: `pages/home/index`. */
export const readRoutes = (): string[] => {
  Object.assign(globalThis, { defineAppConfig: (config: unknown) => config })
  const { default: app } = jest.requireActual<{ default: AppConfig }>('@/app.config')
  return [
    ...app.pages,
    ...app.subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`)),
  ]
}
