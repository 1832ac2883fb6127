import type * as Tabs from '@/features/shell/tabs'
import type * as TicketLink from '@/features/shell/ticketLink'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {} }))
jest.mock('@/platform/back', () => ({ keepEntry: () => true, leaveEntry: () => undefined }))

interface AppConfig {
  readonly pages: readonly string[]
  readonly subPackages: readonly { readonly root: string; readonly pages: readonly string[] }[]
  readonly tabBar: { readonly list: readonly { readonly pagePath: string }[] }
}

/** The app's configuration as a build with this setting evaluates it. */
const configOf = (layout: string | undefined): AppConfig => {
  Object.assign(globalThis, { defineAppConfig: (config: unknown) => config })
  if (layout === undefined) delete process.env.TAB_LAYOUT
  else process.env.TAB_LAYOUT = layout
  let app: AppConfig | null = null
  jest.isolateModules(() => {
    app = jest.requireActual<{ default: AppConfig }>('@/app.config').default
  })
  if (!app) throw new Error('no configuration')
  return app
}
const tabsOf = ({ tabBar }: AppConfig): string[] => tabBar.list.map(({ pagePath }) => pagePath)
const routesOf = ({ pages, subPackages }: AppConfig): string[] =>
  [...pages, ...subPackages.flatMap(({ root, pages: own }) => own.map((page) => `${root}/${page}`))].sort()

const FOUR = ['pages/home/index', 'pages/mark/index', 'pages/cookie/index', 'pages/asset/index']
const FIVE = [
  'pages/home/index',
  'pages/mark/index',
  'pages/token/index',
  'pages/contract/index',
  'pages/asset/index',
]

afterAll(() => {
  delete process.env.TAB_LAYOUT
})

describe('the two tab layouts (specification, section 2: both readings)', () => {
  it.each([
    [undefined, FOUR],
    ['four', FOUR],
    ['five', FIVE],
  ])('%s', (layout, tabs) => expect(tabsOf(configOf(layout))).toEqual(tabs))

  it('have the same pages', () => expect(routesOf(configOf('five'))).toEqual(routesOf(configOf('four'))))

  it.each(['four', 'five'])(
    '%s: tabs are in the main package, and no sub-package has a page of it',
    (layout) => {
      const app = configOf(layout)
      expect(tabsOf(app).filter((page) => !app.pages.includes(page))).toEqual([])
      const inside = app.subPackages.flatMap(({ root }) =>
        app.pages.filter((page) => page.startsWith(`${root}/`)),
      )
      expect(inside).toEqual([])
    },
  )
})

describe('a build with five tabs', () => {
  const load = <T>(name: string): T => {
    Object.assign(globalThis, { TAB_LAYOUT: 'five' })
    let module: unknown
    jest.isolateModules(() => {
      module = jest.requireActual(name)
    })
    return module as T
  }
  afterAll(() => Object.assign(globalThis, { TAB_LAYOUT: 'four' }))

  it('switches to token and ticket, and opens the options page like any other', () => {
    const { isTab } = load<typeof Tabs>('@/features/shell/tabs')
    const pages = ['/pages/token/index', '/pages/contract/index?tradeId=2', '/pages/cookie/index']
    expect(pages.map(isTab)).toEqual([true, true, false])
  })

  it('hands on what an address of the ticket asks for: a switch carries no query', () => {
    const { ticketWishOf } = load<typeof TicketLink>('@/features/shell/ticketLink')
    expect(ticketWishOf('/pages/contract/index?tradeId=2&kind=assigned')).toEqual({
      tab: 'options',
      tradeId: 2,
      kind: 'assigned',
    })
    expect(ticketWishOf('/pages/contract/index?tab=contract&records=history')).toEqual({
      tab: 'contract',
      tradeId: 1,
      records: 'history',
    })
    expect(ticketWishOf('/pages/contract/index')).toBeNull()
    expect(ticketWishOf('/pages/token/index?tradeId=2')).toBeNull()
  })
})
