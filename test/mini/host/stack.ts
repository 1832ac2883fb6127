import { callOn, createInstance, type Instance, type Methods, type Surroundings } from './instance'
import { missingParts, type Package } from './package'
import type { PageView } from './page'
import type { Client, Opening } from './types'

/** WeChat's and Alipay's limit. */
const DEEPEST = 10

interface Parts extends Surroundings {
  readonly folder: string
  readonly client: Client
  readonly pack: Package
  readonly viewOf: (instance: Instance) => PageView
}

const queryOf = (url: string): Record<string, string> =>
  Object.fromEntries(
    (url.split('?')[1] ?? '')
      .split('&')
      .filter(Boolean)
      .map((pair) => {
        const [name = '', value = ''] = pair.split(/=(.*)/s)
        return [name, value]
      }),
  )

/** The pages that are open, and the vendors' rules of opening more. */
export class Stack {
  readonly open: PageView[] = []
  private readonly options = new Map<string, Methods>()
  private readonly tabs = new Map<string, PageView>()
  private loading: string | null = null

  constructor(private readonly parts: Parts) {}

  get top(): PageView {
    const top = this.open.at(-1)
    if (!top) throw new Error('no page is open')
    return top
  }

  /** What the package's `Page` call says of the page whose script runs. */
  register(options: Methods): void {
    if (this.loading) this.options.set(this.loading, options)
  }

  /** @throws when the vendors' rules forbid it, or there is no such page */
  go(how: Opening, url: string): void {
    const path = this.pathOf(url)
    const { pack } = this.parts
    if (!pack.pages.has(path)) throw new Error(`${how}: page ${path} is not in app.json`)
    const isTab = pack.tabs.has(path)
    if (how === 'switchTab' && !isTab) throw new Error(`switchTab: ${path} is no tab`)
    if (how === 'switchTab' && url.includes('?')) this.parts.fault(`switchTab: ${url} has a query`)
    if ((how === 'navigateTo' || how === 'redirectTo') && isTab) throw new Error(`${how}: ${path} is a tab`)
    if (how === 'navigateTo' && this.open.length >= DEEPEST)
      throw new Error(`navigateTo: ${DEEPEST} pages are open`)
    const known = how === 'switchTab' ? this.tabs.get(path) : undefined
    if (known && known === this.open.at(-1)) return
    const options = this.optionsOf(path)
    this.leave(how)
    if (known) this.return(known)
    else this.show(path, options, url, isTab)
  }

  back(delta: number): void {
    if (this.open.length < 2) throw new Error('navigateBack: cannot navigate back at first page')
    const gone = this.open.splice(Math.max(1, this.open.length - delta))
    for (const page of gone.reverse()) this.call(page, 'onUnload')
    this.call(this.top, 'onShow')
    this.parts.changed()
  }

  call(page: PageView, name: string, ...args: readonly unknown[]): unknown {
    return callOn(page.instance, name, args, this.parts.fault)
  }

  /** Addresses are absolute, or relative to the page that is shown. */
  private pathOf(url: string): string {
    const path = (url.split('?')[0] ?? '').replace(/^\//, '')
    if (url.startsWith('/') || this.open.length === 0) return path
    return new URL(path, `http://a/${this.top.instance.path}`).pathname.slice(1)
  }

  private optionsOf(path: string): Methods {
    const { pack, folder, client } = this.parts
    const missing = missingParts(folder, client, path)
    if (missing.length > 0) throw new Error(`${path}: missing in the package: ${missing.join(', ')}`)
    pack.fetchFor(path)
    this.loading = path
    pack.load(path)
    this.loading = null
    const options = this.options.get(path)
    if (!options) throw new Error(`${path}: its script calls no Page`)
    return options
  }

  private leave(how: Opening): void {
    const top = this.open.at(-1)
    if (!top) return
    if (how === 'navigateTo') return void this.call(top, 'onHide')
    if (how === 'redirectTo') {
      this.open.pop()
      return void this.call(top, 'onUnload')
    }
    for (const page of this.open.splice(0).reverse()) {
      const stays = how === 'switchTab' && this.tabs.get(page.instance.path) === page
      if (stays && page !== top) continue
      this.call(page, stays ? 'onHide' : 'onUnload')
      if (!stays) this.forget(page)
    }
    if (how !== 'reLaunch') return
    for (const page of this.tabs.values()) this.call(page, 'onUnload')
    this.tabs.clear()
  }

  private forget(page: PageView): void {
    if (this.tabs.get(page.instance.path) === page) this.tabs.delete(page.instance.path)
  }

  private return(page: PageView): void {
    this.open.push(page)
    this.call(page, 'onShow')
    this.parts.changed()
  }

  private show(path: string, options: Methods, url: string, isTab: boolean): void {
    const page = this.parts.viewOf(createInstance(path, options, this.parts))
    this.open.push(page)
    if (isTab) this.tabs.set(path, page)
    this.call(page, 'onLoad', queryOf(url))
    this.call(page, 'onShow')
    this.parts.later(() => this.call(page, 'onReady'))
    this.parts.changed()
  }
}
