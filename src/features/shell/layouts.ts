/** The two tab layouts of the product; the build's setting TAB_LAYOUT chooses one. Read by the app's configuration too. */
export const LAYOUTS = {
  four: ['/pages/home/index', '/pages/mark/index', '/pages/cookie/index', '/pages/asset/index'],
  five: [
    '/pages/home/index',
    '/pages/mark/index',
    '/pages/token/index',
    '/pages/contract/index',
    '/pages/asset/index',
  ],
} as const

export type Layout = keyof typeof LAYOUTS
/** A page that is a tab in some layout; in the other it is a page like any other. */
export type TabPage = (typeof LAYOUTS)[Layout][number]

export const isLayout = (name: string): name is Layout => name in LAYOUTS
