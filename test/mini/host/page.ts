import { callOn, type Instance } from './instance'
import { allOf, ancestorsOf, idOf, sideOf, type Placed } from './tree'
import type { Client, Happening, ViewNode, Views } from './types'

interface Drawing {
  readonly views: Views
  readonly client: Client
  readonly fault: (message: string) => void
  /** Makes the component that stands for an element, with what the template gives it. */
  readonly component: (
    page: Instance,
    tag: string,
    attributes: Readonly<Record<string, unknown>>,
  ) => Instance | null
}

const NOTHING: ViewNode = { tag: 'page', attributes: {}, handlers: new Map(), children: [] }

/** What is on the screen of one page, drawn anew when its data has changed. */
export class PageView {
  private drawn: { version: number; root: Placed } | null = null
  private arrived = new Set<string>()

  constructor(
    readonly instance: Instance,
    private readonly drawing: Drawing,
  ) {}

  root(): Placed {
    const { version } = this.instance
    if (this.drawn?.version !== version) this.drawn = { version, root: this.draw() }
    return this.drawn.root
  }

  all(): Placed[] {
    return allOf(this.root())
  }

  /** Lets something happen to an element: whoever has a handler for it hears it, from the inside out. */
  happen(placed: Placed, happening: Happening): boolean {
    const { client, fault } = this.drawing
    let heard = false
    const reached = happening.bubbles ? [placed, ...ancestorsOf(placed)] : [placed]
    for (const at of reached) {
      const handler = at.node.handlers.get(happening.type)
      if (!handler) continue
      heard = true
      const event = client.event(happening, sideOf(placed), sideOf(at))
      if (typeof at.owner.self[handler.method] !== 'function')
        fault(`${at.owner.path}: no handler ${handler.method} for ${happening.type}`)
      else callOn(at.owner, handler.method, [event], fault)
      if (handler.catches) break
    }
    return heard
  }

  /** Elements that came since the last time tell that they are there. */
  arrive(): void {
    const { arrivals } = this.drawing.client
    const here = this.all().filter(({ node }) => arrivals.has(node.tag))
    const known = this.arrived
    this.arrived = new Set(here.map(idOf))
    for (const placed of here) {
      const type = arrivals.get(placed.node.tag)
      if (type !== undefined && !known.has(idOf(placed)))
        this.happen(placed, { type, detail: {}, touches: [], bubbles: false })
    }
  }

  private draw(): Placed {
    const place = (node: ViewNode, owner: Instance, parent: Placed | null): Placed => {
      const children: (Placed | string)[] = []
      const placed: Placed = { node, owner, parent, children }
      const inner = this.drawing.component(this.instance, node.tag, node.attributes)
      const parts = inner ? this.partsOf(inner) : node.children
      for (const part of parts)
        children.push(typeof part === 'string' ? part : place(part, inner ?? owner, placed))
      return placed
    }
    return place({ ...NOTHING, children: this.partsOf(this.instance) }, this.instance, null)
  }

  private partsOf({ path, data }: Instance): readonly (ViewNode | string)[] {
    try {
      return this.drawing.views.render(path, data())
    } catch (error) {
      this.drawing.fault(`${path}: cannot be drawn: ${String(error)}`)
      return []
    }
  }
}
